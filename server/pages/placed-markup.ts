import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** A rendering with the markup that it placed so far. */
interface Rendering {
  /** Begins the placeholders of this rendering. */
  readonly mark: string;
  readonly texts: string[];
}

export interface PlacedMarkup {
  /** Returns a placeholder within `collect`, and the markup itself anywhere else. */
  readonly place: (markup: string) => string;
  /** Runs a rendering in which React receives placeholders. `insert` puts their markup into its HTML. */
  readonly collect: <Result>(render: () => Promise<Result>) => Promise<{
    readonly result: Result;
    readonly insert: (html: string) => string;
  }>;
  /** Whether a placeholder of any rendering is in a text. */
  readonly isIn: (text: string) => boolean;
}

/**
 * Returns what passes finished markup by Next, which would write it three times. Nobody can guess a placeholder: its name
 * is random per process, and no response has it. A rendering resolves none but its own. Markup lives as long as its rendering.
 */
export function createPlacedMarkup(): PlacedMarkup {
  const name = `markup-${randomBytes(16).toString("hex")}`;
  const renderings = new AsyncLocalStorage<Rendering>();
  let count = 0;
  return {
    place: (markup) => {
      const rendering = renderings.getStore();
      return rendering === undefined ? markup : `${rendering.mark}${rendering.texts.push(markup) - 1};`;
    },
    collect: async (render) => {
      const rendering: Rendering = {
        mark: `${name}-${(count += 1)}-`,
        texts: [],
      };
      const result = await renderings.run(rendering, render);
      return { result, insert: (html) => insert(html, rendering) };
    },
    isIn: (text) => text.includes(name),
  };
}

function insert(html: string, { mark, texts }: Rendering): string {
  const placeholders = new RegExp(`${mark}(\\d+);`, "g");
  return html.replace(placeholders, (placeholder, index) => texts[Number(index)] ?? placeholder);
}
