import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** The star stays beside its number, and is as high as the text. */
export const line = style({ whiteSpace: "nowrap" });

export const star = style({ color: vars.color.action });
globalStyle(`${star} svg`, {
  display: "inline",
  inlineSize: "1em",
  blockSize: "1em",
  verticalAlign: "-0.125em",
  fill: "currentColor",
});
