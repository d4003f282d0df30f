import type { ToFrame } from "../protocol/frame-messages.ts";

type Styles = Extract<ToFrame, { type: "morph" }>["styles"];

/** Adds the styles that the page lacks. */
export function addStyles(styles: Styles): void {
  const known = new Set([...document.querySelectorAll("style")].map(({ textContent }) => textContent));
  for (const { href, css } of styles) {
    if (href !== null) addLink(href);
    else if (!known.has(css))
      document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  }
}

function addLink(href: string): void {
  const links = [...document.querySelectorAll("link")];
  if (links.some((link) => link.getAttribute("href") === href)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
