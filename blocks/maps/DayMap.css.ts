import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { word } from "./MapNames.css.ts";

const { color } = vars;

export const way = style({
  fill: "none",
  stroke: color.action,
  strokeWidth: 3,
  strokeDasharray: "6 5",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const stop = style([word, { fill: color.ink, fontWeight: 600 }]);

export const distance = style([word, { fill: color.action, fontWeight: 600, textAnchor: "middle" }]);
