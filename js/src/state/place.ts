/** What a host hands to a view, as far as we use it. */
export interface Place<Model> {
  model: Model;
  el: HTMLElement;
  signal: AbortSignal;
}

/** What hosts call: older ones hand over no signal, and call what is given back at the end. */
export function rendering<Model>(show: (place: Place<Model>) => void) {
  return ({ model, el, signal }: Given<Model>): (() => void) => {
    const end = new AbortController();
    show({ model, el, signal: signal ?? end.signal });
    return () => end.abort();
  };
}

type Given<Model> = Omit<Place<Model>, "signal"> & Partial<Pick<Place<Model>, "signal">>;
