import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const offer = style({
  display: "grid",
  gap: vars.space.s12,
  alignContent: "start",
  "@media": {
    [media.tablet]: { paddingInlineStart: vars.space.s24, borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const soldOut = style({ fontWeight: 600, color: vars.color.inkSoft });

export const assurance = style({ fontSize: vars.size.s14, lineHeight: 1.45, color: vars.color.assurance });

/** Styles a text of the row's link as a button; the focus ring is the row's. */
const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "44px",
  padding: `${vars.space.s8} ${vars.space.s16}`,
  borderRadius: vars.radius.control,
  border: "1px solid transparent",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
});

export const action = styleVariants({
  book: [
    button,
    {
      background: vars.color.action,
      color: vars.color.actionInk,
      selectors: { "article:hover &": { background: vars.color.actionHover } },
    },
  ],
  otherDates: [
    button,
    {
      borderColor: vars.color.control,
      background: vars.color.surface,
      selectors: { "article:hover &": { borderColor: vars.color.ink } },
    },
  ],
});
