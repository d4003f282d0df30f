import type { ToFrame } from "../protocol/frame-messages.ts";

type Styles = Extract<ToFrame, { type: "morph" }>["styles"];

/** Adds the rules that the page lacks. The others stay in their order: a page has the sheets of all its parts in one. */
export function addStyles(styles: Styles): void {
  for (const { href, css } of styles) {
    if (href === null) addRules(css);
    else if ([...document.querySelectorAll("link")].every((link) => link.getAttribute("href") !== href))
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

function addRules(css: string): void {
  const known = new Set([...document.querySelectorAll("style")].flatMap(listRules));
  const style = Object.assign(document.createElement("style"), { textContent: css });
  document.head.append(style);
  const missing = listRules(style).filter((rule) => !known.has(rule));
  if (missing.length === 0) style.remove();
  else style.textContent = missing.join("\n");
}

function listRules({ sheet }: HTMLStyleElement): readonly string[] {
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
}
