import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const popover = style({
  minInlineSize: "180px",
  padding: theme.space.s4,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
});

export const menu = style({ outline: "none" });

export const item = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space.s16,
  padding: `${theme.space.s4} ${theme.space.s8}`,
  borderRadius: theme.radius.control,
  outline: "none",
  selectors: { "&[data-focused]": { background: theme.color.hover } },
});

export const keys = style({ flex: "none", color: theme.color.quiet, fontFamily: "inherit", fontSize: theme.font.s11 });

export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
