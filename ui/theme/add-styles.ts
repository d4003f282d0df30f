/**
 * Adds the styles of a `.css.ts` module to the document. Pages do not contain them: no markup of the server uses them.
 * Call it `addStyles(css)` after `import * as css from "./X.css.ts"`. Outside of a build a module has no text.
 */
export function addStyles(of: object): void {
  const text: unknown = Reflect.get(of, "veOwnCss");
  if (typeof text !== "string" || text === "" || added.has(of)) return;
  added.add(of);
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
}

/** Modules whose styles the page has. */
const added = new WeakSet<object>();
