import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

const { color, font, radius, space } = theme;

export const bar = style({ display: "flex", gap: space.s8 });

export const search = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  flex: 1,
  paddingInline: space.s8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.quiet,
  selectors: { "&:focus-within": { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: "none",
  color: color.text,
  outline: "none",
  height: "28px",
});

export const fault = style({ margin: 0, color: color.danger });

export const note = style({ margin: `${space.s24} 0`, textAlign: "center", color: color.quiet });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: space.s8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  display: "grid",
  gap: space.s2,
  width: "100%",
  padding: space.s4,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.hover } },
});

export const preview = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.small,
  background: color.canvas,
  color: color.quiet,
});

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style({ ...cut, fontSize: font.s12 });

export const facts = style({ fontSize: font.s11, color: color.quiet });

export const credits = style({ ...cut, fontSize: font.s11, color: color.quiet });
