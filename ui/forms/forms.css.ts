import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Wide enough for a finger, and for a text of twice the size. */
export const form = style({ position: "relative", display: "grid", gap: vars.space.s16, maxInlineSize: "44rem" });

/** An element that is hidden stays so, whatever its class. */
export const shownOnce = style({ selectors: { "&[hidden]": { display: "none" } } });

export const row = style({
  display: "grid",
  alignItems: "start",
  gap: vars.space.s16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});

/** Short fields: three beside one another. */
export const shortRow = style([row, { gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" }]);

export const field = style({ display: "grid", gap: vars.space.s4, minInlineSize: 0 });

export const label = style({ fontSize: vars.size.s14, fontWeight: 600 });

export const input = style({
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "48px",
  padding: `${vars.space.s8} ${vars.space.s12}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.scarcity, boxShadow: `0 0 0 1px ${vars.color.scarcity}` },
  },
});

export const problem = style({ color: vars.color.scarcity, fontSize: vars.size.s14, fontWeight: 600 });

export const submit = style({
  minBlockSize: "48px",
  paddingInline: vars.space.s24,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.actionInk,
  fontWeight: 600,
  justifySelf: "start",
  ":hover": { background: vars.color.actionHover },
  selectors: { '&[aria-disabled="true"]': { cursor: "progress", opacity: 0.7 } },
});

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

export const link = style({ color: "inherit", textUnderlineOffset: "0.2em" });

export const thanks = style([
  shownOnce,
  {
    display: "grid",
    gap: vars.space.s4,
    maxInlineSize: "44rem",
    padding: vars.space.s24,
    border: `1px solid ${vars.color.line}`,
    borderInlineStart: `4px solid ${vars.color.assurance}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

export const thanksTitle = style({ fontSize: vars.size.s18, fontWeight: 600 });

export const price = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
