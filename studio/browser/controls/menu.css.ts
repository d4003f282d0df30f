import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, font, radius, space } = theme;

/** A list that floats over the studio. It is at least as wide as the control that opens it. */
export const popover = style({
  minInlineSize: "max(180px, var(--trigger-width, 0px))",
  maxInlineSize: "min(480px, 90vw)",
  maxBlockSize: "320px",
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: theme.shadow.floating,
  outline: "none",
});

export const menu = style({ padding: space.s4, outline: "none", display: "grid" });

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  minBlockSize: "28px",
  minInlineSize: 0,
  padding: `${space.s4} ${space.s8}`,
  borderRadius: radius.small,
  fontSize: font.s13,
  cursor: "default",
  outline: "none",
  selectors: {
    "&[data-focused], &[data-hovered]": { background: color.hover },
    "&[data-selected]": { background: color.selected, color: color.accent },
    "&[data-disabled]": { opacity: 0.4 },
  },
});

export const dangerItem = style([item, { color: color.danger }]);

/** The keys of a command, or a note, at the end of its line. */
export const keys = style({
  flex: "none",
  marginInlineStart: "auto",
  paddingInlineStart: space.s16,
  color: color.quiet,
  font: "inherit",
  fontSize: font.s11,
});

export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
