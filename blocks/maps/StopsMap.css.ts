import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

export const figure = style({ margin: 0, minInlineSize: 0, breakInside: "avoid" });

export const map = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto" });

export const ring = style({
  fill: color.surface,
  stroke: color.ink,
  strokeWidth: 2,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});
export const stop = style({
  fill: color.ink,
  stroke: color.surface,
  strokeWidth: 1.5,
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});
export const number = style({
  fill: color.ground,
  fontSize: "11.5px",
  fontWeight: 700,
  textAnchor: "middle",
  dominantBaseline: "central",
  "@media": { [media.forcedColors]: { fill: "Canvas", forcedColorAdjust: "none" } },
});

export const bar = style({
  position: "absolute",
  insetInlineStart: space.s12,
  insetBlockEnd: space.s12,
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: size.s12,
  whiteSpace: "nowrap",
});

export const caption = style({ marginBlockStart: space.s8, fontSize: size.s14, color: color.inkSoft });
