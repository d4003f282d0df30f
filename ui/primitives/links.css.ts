import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/contract.css.ts";

const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s8,
  paddingInline: vars.space.s24,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  "@media": { [media.motion]: { transition: "background-color 120ms ease-out, border-color 120ms ease-out" } },
});

export const tone = styleVariants({
  primary: [
    button,
    {
      background: vars.color.action,
      color: vars.color.actionInk,
      ":hover": { background: vars.color.actionHover },
    },
  ],
  secondary: [
    button,
    {
      borderColor: vars.color.control,
      background: vars.color.surface,
      color: vars.color.ink,
      ":hover": { borderColor: vars.color.ink },
    },
  ],
});

export const size = styleVariants({
  regular: { minBlockSize: "44px", paddingBlock: vars.space.s8 },
  large: { minBlockSize: "52px", paddingBlock: vars.space.s12, fontSize: vars.size.s18 },
});

export const textLink = style({
  color: vars.color.action,
  fontWeight: 600,
  ":hover": { color: vars.color.actionHover, textDecorationThickness: "2px" },
});
