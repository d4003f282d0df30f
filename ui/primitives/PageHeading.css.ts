import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";
import { layout } from "../theme/tokens.ts";

export const header = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  paddingBlockStart: vars.space.s32,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32, paddingBlockStart: vars.space.s48 },
  },
});

export const heading = style({
  fontSize: vars.size.s36,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: vars.size.s48 } },
});
