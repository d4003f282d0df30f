import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

export const field = style({ display: "grid", gap: theme.space.s4, minWidth: 0 });

export const head = style({ display: "flex", alignItems: "baseline", gap: theme.space.s8, minWidth: 0 });

export const label = style({
  fontSize: theme.font.s12,
  fontWeight: 500,
  color: theme.color.quiet,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const limits = style({
  marginInlineStart: "auto",
  flex: "none",
  fontSize: theme.font.s11,
  color: theme.color.quiet,
  fontVariantNumeric: "tabular-nums",
});

export const notices = style({ display: "grid", gap: theme.space.s2, margin: 0, padding: 0, listStyle: "none" });

const notice = style({
  display: "grid",
  gridTemplateColumns: "12px 1fr",
  gap: theme.space.s6,
  fontSize: theme.font.s12,
  lineHeight: 1.4,
});

export const level = styleVariants({
  error: [notice, { color: theme.color.danger }],
  warning: [notice, { color: theme.color.warning }],
  info: [notice, { color: theme.color.quiet }],
});

export const sign = style({ marginBlockStart: "2px" });

export const hint = style({ color: theme.color.quiet });
