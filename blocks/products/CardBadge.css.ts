import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../ui/theme/tokens.ts";

/** The rule of a badge, which screen readers always read. It is seen while the card is pointed at or has the focus. */
export const rule = style({
  display: "block",
  maxInlineSize: "16rem",
  fontWeight: 400,
  selectors: {
    "article:not(:hover, :has(a:focus-visible)) &": visuallyHidden,
  },
});
