import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const findings = style({
  listStyle: "none",
  margin: 0,
  padding: theme.space.s8,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const finding = style({
  display: "grid",
  gap: theme.space.s2,
  inlineSize: "100%",
  padding: theme.space.s8,
  border: "none",
  borderRadius: theme.radius.control,
  background: "none",
  textAlign: "start",
  selectors: { "&:hover": { background: theme.color.hover } },
});

export const levels = styleVariants({
  error: { color: theme.color.danger, fontWeight: 600 },
  warning: { color: theme.color.warning, fontWeight: 600 },
  info: { color: theme.color.quiet, fontWeight: 600 },
});
