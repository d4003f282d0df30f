import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const badge = style({
  display: "inline-block",
  justifySelf: "start",
  alignSelf: "start",
  padding: `${vars.space.s4} ${vars.space.s8}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  // Tells it from a ground of the same color.
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: vars.size.s12,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const tone = styleVariants({
  plain: [badge, { color: vars.color.ink }],
  scarcity: [badge, { color: vars.color.scarcity }],
});
