import { layout, media } from "../theme/tokens.ts";
import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

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

/** A button of the header that opens a panel. */
export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.s12,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  fontSize: vars.size.s14,
  fontWeight: 600,
  ":hover": { background: vars.color.groundTinted },
});

/** What it opens, below the header. `display` is left to the browser, which hides a closed popover. */
export const panel = style({
  position: "fixed",
  inset: "auto",
  insetBlockStart: layout.headerHeight,
  margin: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  maxBlockSize: `calc(100dvh - ${layout.headerHeight} - ${vars.space.s16})`,
  padding: vars.space.s24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
});
