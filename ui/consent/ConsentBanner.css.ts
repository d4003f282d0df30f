import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, media } from "../theme/tokens.ts";

const hideable = { selectors: { "&[hidden]": { display: "none" } }, "@media": { print: { display: "none" } } };

/** The banner lies over the end of the window. The page does not move. */
export const banner = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  overflowY: "auto",
  maxBlockSize: "60dvh",
  paddingBlock: `${vars.space.s16} calc(${vars.space.s16} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  ...hideable,
});

export const question = style({
  display: "grid",
  gap: vars.space.s12,
  maxInlineSize: layout.pageWidth,
  marginInline: "auto",
  selectors: hideable.selectors,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: vars.space.s32 },
  },
});

export const text = style({ maxInlineSize: layout.textWidth, fontSize: vars.size.s14 });

export const words = style({});

globalStyle(`${words} > span`, { display: "inline-block", whiteSpace: "pre" });

export const manage = style({ color: vars.color.action, fontWeight: 600, whiteSpace: "nowrap" });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space.s12,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(9rem, 1fr))" } },
});

/** Both have the same weight: to refuse is as easy as to allow. */
export const action = style({
  minBlockSize: "44px",
  paddingInline: vars.space.s16,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.actionInk,
  fontWeight: 600,
  ":hover": { background: vars.color.actionHover },
});
