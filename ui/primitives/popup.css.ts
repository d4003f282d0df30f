import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** In the line, like a link that stays on the page. */
export const opener = style({
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.action,
  textDecoration: "underline dotted 1px",
  textUnderlineOffset: "0.2em",
  textAlign: "start",
  ":hover": { color: vars.color.actionHover, textDecorationStyle: "solid" },
});

/**
 * In the middle of the window, where the browser puts it; it also hides it, so `display` is left alone. Set as running
 * text, whatever it is written in: a heading, or what is bold or in the middle.
 */
export const panel = style({
  maxInlineSize: `min(480px, calc(100vw - 2 * ${vars.space.s16}))`,
  padding: vars.space.s24,
  paddingInlineEnd: vars.space.s64,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.s16,
  fontStyle: "normal",
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: "normal",
  textAlign: "start",
  whiteSpace: "normal",
  boxShadow: vars.shadow.floating,
  "::backdrop": { background: "rgb(0 0 0 / 0.4)" },
});

export const close = style({
  position: "absolute",
  insetBlockStart: vars.space.s8,
  insetInlineEnd: vars.space.s8,
  display: "grid",
  placeItems: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  ":hover": { background: vars.color.groundTinted },
});
