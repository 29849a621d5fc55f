/**
 * An extension of JupyterLab: where a notebook is opened again and its boards are not there, or not
 * yet, the picture that was saved with each stands in its place, with a word on what to do. So it
 * is where a notebook was saved twice without being run, as Jupyter then forgets its widgets. On
 * the lessons' site it does the same for every widget.
 *
 * It is a container as module federation loads it, written by hand, since there is nothing to bundle.
 */
(() => {
  const NAME = "sequence-widget-reload-picture";
  const WIDGET = "application/vnd.jupyter.widget-view+json";
  /** What is said of any widget, by language; only the lessons' site fills it in. */
  const SAID = {};
  const STYLE = `
    .sequence-picture:not(:has(> *)) { font-size: 0; max-width: 30rem; padding: 4px }
    .sequence-picture:not(:has(> *))::before {
      content: attr(data-said); display: block; font-size: var(--jp-content-font-size1);
      white-space: pre-wrap; margin-bottom: 6px;
    }
    .sequence-picture:not(:has(> *))::after {
      content: ""; display: block; aspect-ratio: var(--sequence-shape); opacity: 0.75;
      background: var(--sequence-picture) no-repeat left top / contain;
    }`;

  /** Lay the saved picture behind a widget that is not there: it is seen while that is empty. */
  function withPicture(node, data, said) {
    const words = data["text/plain"] ?? "";
    const svg = data["image/svg+xml"];
    node.classList.add("sequence-picture");
    node.dataset.said = svg || !words ? said : `${words}\n${said}`;
    if (svg) {
      const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1) ?? [1, 1];
      const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      node.style.setProperty("--sequence-picture", `url("${address}")`);
      node.style.setProperty("--sequence-shape", `${width} / ${height}`);
    }
  }

  /** Have a notebook's widgets rendered as before, over their pictures. */
  function extend(panel, context) {
    const registry = panel.content.rendermime;
    const said = SAID[context.path.split("/")[0]] ?? SAID.en;
    const wrapped = (factory) => ({
      ...factory,
      createRenderer: (options) => {
        const renderer = factory.createRenderer(options);
        const render = renderer.renderModel.bind(renderer);
        renderer.renderModel = (model) => {
          const words = model.metadata.sequence_widget?.saved ?? said;
          if (words) {
            withPicture(renderer.node, model.data, words);
          }
          return render(model);
        };
        return renderer;
      },
    });
    const add = registry.addFactory.bind(registry);
    const fits = (factory) => factory?.mimeTypes.includes(WIDGET);
    registry.addFactory = (factory, rank) => add(fits(factory) ? wrapped(factory) : factory, rank);
    const there = registry.getFactory(WIDGET);
    if (there) {
      add(wrapped(there), -10);
    }
  }

  const plugin = {
    id: `${NAME}:plugin`,
    autoStart: true,
    activate: (app) => {
      const style = document.createElement("style");
      style.textContent = STYLE;
      document.head.append(style);
      app.docRegistry.addWidgetExtension("Notebook", { createNew: extend });
    },
  };

  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB[NAME] = {
    init: () => undefined,
    get: async () => () => ({ __esModule: true, default: plugin }),
  };
})();
