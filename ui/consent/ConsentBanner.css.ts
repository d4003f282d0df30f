import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, media } from "../theme/tokens.ts";

const hideable = { selectors: { "&[hidden]": { display: "none" } }, "@media": { print: { display: "none" } } };

/**
 * The banner lies over the end of the window, and the page does not move. On a phone it is two lines and a row of buttons: 15 %
 * of the screen at most.
 */
export const banner = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  overflowY: "auto",
  maxBlockSize: "60dvh",
  paddingBlock: `${vars.space.s12} calc(${vars.space.s8} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  ...hideable,
});

export const question = style({
  display: "grid",
  gap: vars.space.s8,
  maxInlineSize: layout.pageWidth,
  marginInline: "auto",
  selectors: hideable.selectors,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: vars.space.s32 },
  },
});

export const words = style({});

globalStyle(`${words} > span`, { display: "inline-block", whiteSpace: "pre" });

export const manage = style({ color: "inherit", textDecoration: "underline", whiteSpace: "nowrap" });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space.s8,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(9rem, 1fr))" } },
});

/** Both have the same weight: to refuse is as easy as to allow. Neither is as loud as the page's own next step. */
export const action = style({
  minBlockSize: "44px",
  paddingInline: vars.space.s16,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: "none",
  color: "inherit",
  fontWeight: 600,
  ":hover": { background: vars.color.groundTinted },
});
