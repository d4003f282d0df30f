import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

/** Has room at its end for the heart that a script adds, so that nothing moves. */
export const standing = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s12,
  minBlockSize: "40px",
  paddingInlineEnd: "52px",
});

globalStyle(`${standing} > button`, { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 });
