import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const form = style({ display: "grid", gap: theme.space.s12, justifyItems: "stretch" });

export const label = style({
  display: "grid",
  justifyItems: "start",
  gap: theme.space.s4,
  fontWeight: 500,
  fontSize: theme.font.s12,
});

export const line = style({ display: "flex", gap: theme.space.s8 });

export const note = style({ color: theme.color.quiet, fontSize: theme.font.s12, fontWeight: 400 });

export const fault = style({ margin: 0, color: theme.color.danger });

export const found = style({ listStyle: "none", margin: 0, padding: 0 });

export const choice = style({
  inlineSize: "100%",
  padding: theme.space.s6,
  border: "none",
  borderRadius: theme.radius.control,
  background: "none",
  textAlign: "start",
  selectors: { "&:hover": { background: theme.color.hover } },
});

export const chosen = style([choice, { background: theme.color.selected }]);
