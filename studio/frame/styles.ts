import type { ToFrame } from "../protocol/frame-messages.ts";

type Styles = Extract<ToFrame, { type: "morph" }>["styles"];

/** Adds the styles that the page lacks. */
export function addStyles(styles: Styles): void {
  const elements = [...document.querySelectorAll("style,link")];
  const known = new Set(elements.map((element) => element.getAttribute("href") ?? element.textContent));
  for (const { href, css } of styles) {
    if (known.has(href ?? css)) continue;
    known.add(href ?? css);
    const element = document.createElement(href === null ? "style" : "link");
    document.head.append(Object.assign(element, href === null ? { textContent: css } : { rel: "stylesheet", href }));
  }
}
