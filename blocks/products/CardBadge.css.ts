import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { visuallyHidden } from "../../ui/theme/tokens.ts";

/** The rule of a badge, which screen readers always read. It is seen while the card is pointed at or has the focus. */
export const rule = style({
  display: "block",
  fontWeight: 400,
  selectors: {
    "article:not(:hover, :has(a:focus-visible)) &": visuallyHidden,
  },
});

/** On the page of the product: the badge, and what it means. */
export const line = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });
