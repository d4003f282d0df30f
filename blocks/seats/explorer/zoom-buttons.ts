import { html, svg } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { ExplorerTexts } from "./texts.ts";
import type { Viewport } from "./viewport.ts";

/** How much a button or key zooms. */
const step = 1.6;

/** Effects of keys on a viewport: `+` zooms in, `-` out, `0` and Escape show the whole picture. */
export type Zooms = ReadonlyMap<string, () => void>;

export function createZooms({ zoomBy, fit }: Viewport): Zooms {
  const [closer, farther] = [() => zoomBy(step), () => zoomBy(1 / step)];
  return new Map([
    ["+", closer],
    ["=", closer],
    ["-", farther],
    ["0", fit],
    ["Escape", fit],
  ]);
}

/** Returns buttons that do what the keys do. */
export function zoomButtons(zooms: Zooms, texts: ExplorerTexts): HTMLElement {
  const buttons = [
    ["M4 10h12M10 4v12", texts.zoomIn, "+"],
    ["M4 10h12", texts.zoomOut, "-"],
    ["M3 7v-4h4M13 3h4v4M17 13v4h-4M7 17h-4v-4", texts.whole, "0"],
  ] as const;
  const group = html("div", { class: css.group });
  for (const [d, label, key] of buttons) {
    const icon = svg("svg", { viewBox: "0 0 20 20", class: css.icon, "aria-hidden": "true" }, svg("path", { d }));
    const button = html("button", { type: "button", class: css.tool, "aria-label": label, title: label }, icon);
    button.addEventListener("click", () => zooms.get(key)?.());
    group.append(button);
  }
  return group;
}
