import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const carousel = style({ position: "relative" });

/** In the space under the row, so that nothing moves when the dots come. */
export const dots = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  display: "flex",
  justifyContent: "center",
});

/** Sizes and margins of a dot (D29), in a target that a finger hits. */
globalStyle(`${dots} > button`, {
  display: "grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
  margin: "2px",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});
globalStyle(`${dots} > button::before`, {
  content: "''",
  inlineSize: "6px",
  blockSize: "6px",
  margin: "4px",
  borderRadius: "50%",
  background: vars.color.control,
  forcedColorAdjust: "none",
});
globalStyle(`${dots} > button[aria-current='true']::before`, {
  background: vars.color.ink,
  outline: `1px solid ${vars.color.ink}`,
  outlineOffset: "2px",
});
