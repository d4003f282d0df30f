import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { layout } from "../theme/tokens.ts";

/** The page's width and gutters, for the parts of the shell. */
export const bar = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});
