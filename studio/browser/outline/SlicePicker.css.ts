import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: theme.space.s12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  display: "grid",
  gap: theme.space.s4,
  alignContent: "start",
  inlineSize: "100%",
  blockSize: "100%",
  padding: theme.space.s8,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  textAlign: "start",
  selectors: { "&:hover": { borderColor: theme.color.accent } },
});

export const picture = style({
  inlineSize: "100%",
  aspectRatio: "16 / 9",
  objectFit: "contain",
  borderRadius: theme.radius.small,
  background: theme.color.hover,
});

export const description = style({ color: theme.color.quiet, fontSize: theme.font.s12 });
