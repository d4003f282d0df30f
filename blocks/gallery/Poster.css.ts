import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { posterTitleSizes } from "./poster-title-size.ts";

const frame = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  overflow: "hidden",
  containerType: "inline-size",
});

export const ratio = styleVariants({
  "4:5": [frame, { aspectRatio: "4 / 5" }],
  "16:10": [frame, { aspectRatio: "16 / 10" }],
});

/** Above the words of an upright poster, beside those of a wide one. */
export const wall = styleVariants({
  "4:5": { position: "absolute", insetBlockStart: 0, insetInlineStart: 0, inlineSize: "100%" },
  "16:10": { position: "absolute", insetBlock: 0, insetInlineEnd: 0, blockSize: "100%" },
});

export const words = styleVariants({
  "4:5": { position: "relative", padding: "7cqi" },
  "16:10": { position: "relative", padding: "6cqi", inlineSize: "62%" },
});

/** Sized by the poster, not by the page. */
export const title = styleVariants(posterTitleSizes, (size) => [
  {
    fontSize: `${size}cqi`,
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 5,
    fontFamily: vars.font.heading,
    fontWeight: 600,
    letterSpacing: vars.tracking.heading,
    lineHeight: 1.08,
    hyphens: "auto",
    textWrap: "balance",
  },
]);

/** Omitted from a poster as small as a stamp, where it would be larger than the title. */
export const subtitle = style({
  marginBlockStart: "2.5cqi",
  fontSize: "max(4.2cqi, 11px)",
  lineHeight: 1.3,
  "@container": { "(max-width: 160px)": { display: "none" } },
});
