import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Suggestions open below it. */
export const search = style({ position: "relative", inlineSize: "100%", maxInlineSize: "40rem", minInlineSize: 0 });

export const form = style({
  display: "flex",
  alignItems: "stretch",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  ":focus-within": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "1px" },
});

export const sizes = styleVariants({
  regular: { minBlockSize: "44px" },
  large: { minBlockSize: "56px", fontSize: vars.size.s18 },
});

export const label = style({
  display: "grid",
  placeItems: "center",
  paddingInlineStart: vars.space.s12,
  color: vars.color.inkSoft,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space.s8,
  border: 0,
  background: "none",
  appearance: "none",
  textOverflow: "ellipsis",
  ":focus-visible": { outline: "none" },
  "::placeholder": { color: vars.color.inkSoft, opacity: 1 },
});

export const submit = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  minInlineSize: "44px",
  margin: "3px",
  paddingInline: vars.space.s8,
  border: "1px solid transparent",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.action,
  color: vars.color.actionInk,
  fontWeight: 600,
  ":hover": { background: vars.color.actionHover },
  selectors: { [`${sizes.large} &`]: { paddingInline: vars.space.s24 } },
});
