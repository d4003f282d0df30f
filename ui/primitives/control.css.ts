import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A label above its control. */
export const labeled = style({
  display: "grid",
  gap: vars.space.s4,
  minInlineSize: 0,
  fontSize: vars.size.s14,
  fontWeight: 600,
});

/** A field or button of a form, as high as a finger needs. */
export const control = style({
  minBlockSize: "44px",
  paddingInline: vars.space.s16,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
});
