import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, radius, space } = theme;

export const popover = style({
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  boxShadow: theme.shadow.floating,
  minWidth: "var(--trigger-width)",
  maxHeight: "320px",
  overflow: "auto",
  outline: "none",
});

export const list = style({ padding: space.s4, outline: "none", display: "grid" });

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  minHeight: "28px",
  padding: `${space.s4} ${space.s8}`,
  borderRadius: radius.small,
  fontSize: font.s13,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused], &[data-hovered]": { background: color.hover },
    "&[data-selected]": { background: color.selected, color: color.accent },
    "&[data-disabled]": { opacity: 0.4, cursor: "default" },
  },
});

export const dangerOption = style({ color: color.danger });
