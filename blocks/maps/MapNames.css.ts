import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { letterSize } from "./place-names.ts";

const { color } = vars;

/** Words have a rim in the color of the ground, which lines do not cross. */
export const word = style({
  dominantBaseline: "central",
  unicodeBidi: "plaintext",
  fontSize: `${letterSize}px`,
  paintOrder: "stroke",
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const landmark = style([word, { fill: color.inkSoft }]);

export const dot = style({ fill: color.inkSoft, "@media": { [media.forcedColors]: { fill: "CanvasText" } } });
