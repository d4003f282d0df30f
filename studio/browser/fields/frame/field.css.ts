import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

/** A gap above the control only: the place of notices has no height without one. */
export const field = style({ display: "grid", minWidth: 0 });

export const head = style({
  display: "flex",
  marginBlockEnd: theme.space.s4,
  alignItems: "baseline",
  gap: theme.space.s8,
  minWidth: 0,
});

export const label = style({
  fontSize: theme.font.s12,
  fontWeight: 500,
  color: theme.color.quiet,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const note = style({ marginBlockStart: "-2px", fontSize: theme.font.s11, color: theme.color.quiet });

export const limits = style({
  marginInlineStart: "auto",
  flex: "none",
  fontSize: theme.font.s11,
  color: theme.color.quiet,
  fontVariantNumeric: "tabular-nums",
});

export const notices = style({
  display: "grid",
  gap: theme.space.s2,
  margin: 0,
  marginBlockStart: theme.space.s4,
  padding: 0,
  listStyle: "none",
});

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
