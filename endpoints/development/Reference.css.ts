import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const page = style({
  maxInlineSize: "56rem",
  marginInline: "auto",
  padding: vars.space.s24,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s24,
});

export const form = style({ display: "grid", gap: vars.space.s8, justifyItems: "start" });

export const control = style({
  font: "inherit",
  inlineSize: "100%",
  padding: vars.space.s12,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: { "select&": { inlineSize: "auto" } },
});

export const button = style({
  font: "inherit",
  fontWeight: 600,
  border: 0,
  borderRadius: vars.radius.control,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s24,
  background: vars.color.action,
  color: vars.color.actionInk,
  cursor: "pointer",
});

export const result = style({
  padding: vars.space.s24,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const name = style({ fontSize: vars.size.s22 });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  margin: 0,
});

export const findings = style({
  maxInlineSize: "56rem",
  marginInline: "auto",
  marginBlockStart: vars.space.s24,
  paddingInline: vars.space.s24,
  borderInlineStart: `4px solid ${vars.color.scarcity}`,
});
