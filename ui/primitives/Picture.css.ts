import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Holds its place before it is there, on a quiet ground or on its own color. */
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  background: vars.color.line,
});
