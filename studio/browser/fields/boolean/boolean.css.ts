import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, space } = theme;

export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s8,
  minHeight: "26px",
  justifySelf: "start",
  cursor: "pointer",
});

export const track = style({
  flex: "none",
  width: "28px",
  height: "16px",
  padding: "2px",
  borderRadius: "8px",
  background: color.control,
  transition: "background 120ms",
  selectors: {
    [`${toggle}[data-selected] &`]: { background: color.accent },
    [`${toggle}[data-focus-visible] &`]: { outline: `2px solid ${color.accent}`, outlineOffset: "2px" },
  },
});

export const thumb = style({
  display: "block",
  width: "12px",
  height: "12px",
  borderRadius: "50%",
  background: color.raised,
  transition: "translate 120ms",
  selectors: {
    [`${toggle}[data-selected] &`]: { translate: "12px 0" },
    [`[dir=rtl] ${toggle}[data-selected] &`]: { translate: "-12px 0" },
  },
});

export const text = style({ fontSize: font.s13 });
