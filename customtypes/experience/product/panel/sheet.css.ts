import { style } from "@vanilla-extract/css";
import { vars } from "../../../../ui/theme/contract.css.ts";

/** A sheet over the end of the window. */
export const bottomSheet = style({
  inset: "auto 0 0",
  inlineSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: "90%",
  margin: 0,
  padding: vars.space.s16,
  paddingBlockStart: 0,
  paddingBlockEnd: `calc(${vars.space.s16} + env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  overflow: "auto",
  overscrollBehavior: "contain",
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  "::backdrop": { background: "rgb(0 0 0 / 0.4)" },
});
