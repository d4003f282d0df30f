import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

const { color, space, size, radius } = vars;

export const figure = style({ margin: 0, minInlineSize: 0 });

export const map = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto" });

export const line = style({ fill: "none", strokeWidth: 5, strokeLinejoin: "round" });

const centred = { textAnchor: "middle", dominantBaseline: "central", fontWeight: 700 } as const;

/** Route colours are dark enough for white, which the provider's data test computes. */
export const letter = style({ ...centred, fill: "#fff", fontSize: "13px" });
export const ring = style({ fill: color.surface, stroke: color.ink, strokeWidth: 2 });
export const stop = style({ fill: color.ink, stroke: color.surface, strokeWidth: 1.5 });
export const number = style({ ...centred, fill: color.ground, fontSize: "11.5px" });

export const bar = style({
  position: "absolute",
  insetInlineStart: space.s12,
  insetBlockEnd: space.s12,
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: size.s12,
});

export const caption = style({ marginBlockStart: space.s8, fontSize: size.s14, color: color.inkSoft });
