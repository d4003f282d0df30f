import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";

export const choice = style({ display: "flex", gap: theme.space.s8, alignItems: "baseline" });

export const warning = style({ color: theme.color.danger });

export const label = style({ display: "grid", gap: theme.space.s4, justifyItems: "start" });

export const plan = style({
  display: "grid",
  gap: theme.space.s8,
  justifyItems: "start",
  padding: theme.space.s12,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const planText = style({ margin: 0 });
