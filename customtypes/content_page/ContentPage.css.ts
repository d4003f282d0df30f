import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/media.ts";

export const header = style({
  maxInlineSize: "72ch",
  marginInline: "auto",
  paddingInline: vars.space.s16,
  paddingBlockStart: vars.space.s48,
  "@media": { [media.desktop]: { paddingBlockStart: vars.space.s64 } },
});

export const heading = style({
  fontSize: vars.size.s36,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: vars.size.s48 } },
});
