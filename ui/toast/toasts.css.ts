import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

/** Above everything, in the middle of the top. Elements below it can be clicked. */
export const region = style({
  position: "fixed",
  insetBlockStart: vars.space.s16,
  insetInline: vars.space.s16,
  zIndex: 100,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s8,
  pointerEvents: "none",
});

const appear = keyframes({ from: { opacity: 0, translate: "0 -8px" } });

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  maxInlineSize: "480px",
  paddingInlineStart: vars.space.s16,
  // Forced colors show no ground but its border.
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.ground,
  lineHeight: 1.4,
  boxShadow: vars.shadow.floating,
  pointerEvents: "auto",
  "@media": { [media.motion]: { animation: `${appear} 160ms ease-out` } },
});

export const closer = style({
  flex: "none",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: vars.size.s22,
  cursor: "pointer",
  ":focus-visible": { outlineColor: "currentColor", outlineOffset: "-4px" },
});
