import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const histogram = style({
  display: "grid",
  gap: vars.space.s8,
  maxInlineSize: "32rem",
  fontSize: vars.size.s14,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space.s12,
});

export const word = style({ color: vars.color.inkSoft });

export const value = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4rem",
  alignItems: "center",
  gap: vars.space.s12,
  margin: 0,
});

/** In forced colors the border shows how long a bar could be. */
export const track = style({
  display: "block",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
});

export const bar = style({
  display: "block",
  blockSize: "8px",
  background: vars.color.action,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});
