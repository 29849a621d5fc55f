/** What the build makes elements with. */
// biome-ignore lint/performance/noBarrelFile: the build puts in what a file exports
export { createElement, Fragment } from "preact";
