import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const ratingLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s4,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
});

export const lineStar = style({ display: "flex", color: vars.color.action });
globalStyle(`${lineStar} svg`, { inlineSize: "16px", blockSize: "16px", fill: "currentColor" });

export const average = style({ fontWeight: 600 });

export const count = style({ color: vars.color.inkSoft });

/** The star stays beside its number, and is as high as the text. */
export const inlineRating = style({ whiteSpace: "nowrap" });

export const inlineStar = style({ color: vars.color.action });
globalStyle(`${inlineStar} svg`, {
  display: "inline",
  inlineSize: "1em",
  blockSize: "1em",
  verticalAlign: "-0.125em",
  fill: "currentColor",
});
