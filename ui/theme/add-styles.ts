/**
 * Adds the styles of a `.css.ts` module that no markup of the server uses, so that pages do not contain them: `addStyles(css)`
 * with `import * as css from "./X.css.ts"`. Outside of a build, as in unit tests, a module has no text.
 */
export function addStyles(of: object): void {
  const text: unknown = Reflect.get(of, "veOwnCss");
  if (typeof text !== "string" || added.has(of)) return;
  added.add(of);
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
}

/** Modules whose styles the page has. */
const added = new WeakSet<object>();
