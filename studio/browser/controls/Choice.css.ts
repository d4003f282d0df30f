import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, radius, space } = theme;

export const choice = style({ position: "relative", display: "inline-grid", minInlineSize: 0, maxInlineSize: "180px" });

export const select = style({
  appearance: "none",
  fieldSizing: "content",
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: "28px",
  paddingInline: `${space.s8} ${space.s24}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  fontWeight: 500,
  textOverflow: "ellipsis",
  transition: "border-color 120ms",
  selectors: { "&:hover": { borderColor: color.control } },
});

/** It lets the pointer through to the list below. */
export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space.s8,
  display: "grid",
  alignItems: "center",
  color: color.quiet,
  pointerEvents: "none",
});
