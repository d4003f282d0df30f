import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";

export const review = style({ display: "grid", gap: vars.space.s8, maxInlineSize: "70ch" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s4} ${vars.space.s12}`,
});

export const name = style({ fontSize: vars.size.s16, fontWeight: 600, overflowWrap: "anywhere" });

export const source = style({ fontWeight: 400 });

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const rating = style({ display: "flex", flexBasis: "100%", gap: vars.space.s12 });

export const reply = style({
  display: "grid",
  gap: vars.space.s4,
  marginBlockStart: vars.space.s8,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

export const replyHead = style({ fontSize: vars.size.s14, fontWeight: 600 });
