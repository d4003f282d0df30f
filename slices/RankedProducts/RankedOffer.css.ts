import { style } from "@vanilla-extract/css";
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

export const note = style({ fontWeight: 600 });

export const soldOut = style({ fontWeight: 600, color: vars.color.inkSoft });

/** Styles a text of the row's link as a button; the focus ring is the row's. */
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "44px",
  padding: `${vars.space.s8} ${vars.space.s16}`,
  borderRadius: vars.radius.control,
  border: "1px solid transparent",
  background: vars.color.action,
  color: vars.color.actionInk,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  selectors: { "article:hover &": { background: vars.color.actionHover } },
});
