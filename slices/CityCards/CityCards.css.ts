import { style } from "@vanilla-extract/css";
import { cardLink } from "../../ui/product/card.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";

export const card = style({
  position: "relative",
  borderRadius: vars.radius.card,
  selectors: { "&:has(a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" } },
});

export const picture = style({
  overflow: "hidden",
  borderRadius: vars.radius.card,
  marginBlockEnd: vars.space.s12,
});

export const name = style({ fontSize: vars.size.s18, lineHeight: 1.25, overflowWrap: "anywhere" });

export const link = style([cardLink, { ":hover": { textDecoration: "underline" } }]);

export const caption = style({
  marginBlockStart: vars.space.s4,
  fontSize: vars.size.s14,
  lineHeight: 1.45,
  color: vars.color.inkSoft,
});
