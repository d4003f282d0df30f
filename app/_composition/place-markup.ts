declare global {
  /** The server sets it before Next starts where it finishes the HTML of pages (`server/pages/placed-markup.ts`). */
  var placeMarkupOfTessera: ((markup: string) => string) | undefined;
}

/** Minimum length of markup that a placeholder replaces: shorter markup is not longer than its placeholder. */
const minLength = 200;

/**
 * Returns what to hand to React for finished markup: a placeholder in pages that the server finishes, else the markup.
 * The server inserts it behind Next, which then handles neither its text nor its escaping.
 */
export function placeMarkup(markup: string): string {
  return markup.length < minLength ? markup : (globalThis.placeMarkupOfTessera?.(markup) ?? markup);
}
