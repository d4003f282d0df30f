declare global {
  /** Where scripts of partners read what happens on a page. */
  var dataLayer: object[] | undefined;
}

export interface DataLayer {
  /** Pushes a named variable, unless its value is still that of the last push (E16). */
  readonly set: (name: string, value: unknown) => void;
  readonly event: (name: string, details?: object) => void;
}

/** `push` receives each entry. */
export function createDataLayer(push: (entry: object) => void): DataLayer {
  const last = new Map<string, string>();
  return {
    set: (name, value) => {
      const json = JSON.stringify(value);
      if (last.get(name) === json) return;
      last.set(name, json);
      push({ [name]: value });
    },
    event: (event, details) => push({ event, ...details }),
  };
}

/** Pushes to the data layer of the window. An entry is logged to the console where a page has lost its data layer. */
export function pushEntry(entry: object): void {
  if (globalThis.dataLayer === undefined) console.info("data layer", entry);
  else globalThis.dataLayer.push(entry);
}
