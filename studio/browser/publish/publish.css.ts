import { style } from "@vanilla-extract/css";
import { saveFault, saveState } from "../editor/editor.css.ts";
import { theme } from "../theme.css.ts";

// The bar has little room: the buttons beside it stay whole.
const shrinking = { flexShrink: 100, minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

export const done = style([saveState, shrinking]);

export const fault = style([saveFault, shrinking]);

export const choice = style({ display: "flex", gap: theme.space.s8, alignItems: "baseline" });

export const warning = style({ color: theme.color.danger });

export const label = style({ display: "grid", gap: theme.space.s4, justifyItems: "start" });

export const plan = style({
  display: "grid",
  gap: theme.space.s8,
  justifyItems: "start",
  padding: theme.space.s16,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

export const planText = style({ margin: 0 });
