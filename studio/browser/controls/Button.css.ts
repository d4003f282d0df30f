import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space.s6,
  minBlockSize: "28px",
  minInlineSize: "28px",
  paddingInline: theme.space.s8,
  border: "1px solid transparent",
  borderRadius: theme.radius.control,
  background: "none",
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "default",
  selectors: { "&[data-disabled]": { opacity: 0.45 } },
});

const hover = { selectors: { "&[data-hovered], &[data-pressed]": { background: theme.color.hover } } };

export const looks = styleVariants({
  usual: [base, { background: theme.color.raised, borderColor: theme.color.line, ...hover }],
  plain: [base, { paddingInline: theme.space.s6, ...hover }],
  pressed: [base, { paddingInline: theme.space.s6, background: theme.color.selected, color: theme.color.accent }],
  primary: [
    base,
    {
      paddingInline: theme.space.s12,
      background: theme.color.accent,
      color: theme.color.accentText,
      selectors: { "&[data-hovered]": { filter: "brightness(1.1)" } },
    },
  ],
  danger: [base, { borderColor: theme.color.line, color: theme.color.danger, ...hover }],
});
