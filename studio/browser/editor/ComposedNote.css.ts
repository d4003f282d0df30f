import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, font, radius, space } = theme;

/** The note about a part that the page makes, in the color of a selection. */
export const note = style({
  display: "grid",
  gap: space.s8,
  padding: space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.selected,
});

export const fields = style({ display: "grid", gap: space.s2, margin: 0, padding: 0, listStyle: "none" });

export const field = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s8,
  inlineSize: "100%",
  minBlockSize: "28px",
  paddingInline: space.s8,
  alignItems: "center",
  border: "none",
  borderRadius: radius.control,
  background: color.raised,
  fontSize: font.s12,
  fontWeight: 500,
  textAlign: "start",
  selectors: { "&:hover": { background: color.hover } },
});

export const value = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.quiet,
  fontWeight: 400,
});

export const text = style({ margin: 0, color: color.quiet, fontSize: font.s12 });
