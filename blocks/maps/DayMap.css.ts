import { style } from "@vanilla-extract/css";
import { letterSize } from "./place-names.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color } = vars;

export const grid = style({ fill: "none", stroke: color.line, strokeWidth: 1 });

export const way = style({
  fill: "none",
  stroke: color.action,
  strokeWidth: 3,
  strokeDasharray: "6 5",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** Words have a rim in the color of the ground, which lines do not cross. */
const word = style({
  dominantBaseline: "central",
  unicodeBidi: "plaintext",
  fontSize: `${letterSize}px`,
  paintOrder: "stroke",
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const stop = style([word, { fill: color.ink, fontWeight: 600 }]);

export const distance = style([word, { fill: color.action, fontWeight: 600, textAnchor: "middle" }]);

export const landmark = style([word, { fill: color.inkSoft }]);

export const dot = style({ fill: color.inkSoft, "@media": { [media.forcedColors]: { fill: "CanvasText" } } });
