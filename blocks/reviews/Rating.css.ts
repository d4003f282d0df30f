import { globalStyle, style } from "@vanilla-extract/css";
import { columns } from "../../ui/primitives/card-columns.ts";
import { vars } from "../../ui/theme/contract.css.ts";

/** Five points of the outer circle, and five between them. */
const star = "polygon(50% 2%, 61% 37%, 98% 37%, 68% 59%, 79% 95%, 50% 73%, 21% 95%, 32% 59%, 2% 37%, 39% 37%)";

export const ratingLine = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s4,
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.4,
});

export const numbers = style({
  "::before": {
    content: "''",
    display: "inline-block",
    inlineSize: "1em",
    blockSize: "1em",
    marginInlineEnd: vars.space.s4,
    verticalAlign: "-0.1em",
    clipPath: star,
    background: vars.color.action,
    forcedColorAdjust: "none",
  },
});

// A line ends in the dot, and never begins with it. A compact row has one line, and no reviews.
globalStyle(`${numbers}:not(:last-child)::after`, {
  content: ["' ·'", "' ·' / ''"],
  "@container": { [columns.one]: { content: "none" } },
});

globalStyle(`${numbers} > b`, { color: vars.color.ink, fontWeight: 600 });

export const reviews = style({ "@container": { [columns.one]: { display: "none" } } });

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
