import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { layout, media, shortScreen, visuallyHidden } from "../../ui/theme/tokens.ts";

export const bar = style({
  position: "sticky",
  insetBlockStart: layout.headerHeight,
  zIndex: 4,
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [`${shortScreen}, print`]: { position: "static" } },
});

export const list = style({
  display: "flex",
  gap: vars.space.s24,
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  overflowX: "auto",
  scrollPaddingInline: vars.space.s48,
  scrollbarWidth: "none",
  "@media": {
    [media.tablet]: { gap: vars.space.s32, paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});

export const tab = style({
  flex: "none",
  paddingBlock: vars.space.s12,
  borderBlockEnd: "3px solid transparent",
  fontWeight: 600,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.ink },
  // The row clips what reaches beyond it.
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { "&[data-selected]": { color: vars.color.ink, borderBlockEndColor: vars.color.action } },
  // Forced colors show a transparent border, and have no soft ink.
  "@media": {
    [media.forcedColors]: {
      borderBlockEndColor: "Canvas",
      selectors: { "&[data-selected]": { borderBlockEndColor: "Highlight" } },
    },
  },
});

const unscripted = "(scripting: none), print";

/** The name of a panel is its tab's. Where all panels are open, it begins each of them. */
export const name = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  paddingBlockStart: vars.space.s32,
  fontSize: vars.size.s22,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
    "screen and (scripting: enabled)": { ...visuallyHidden, padding: 0 },
  },
});

/** A closed panel is invisible, but a search in the page finds it. Without script, and on paper, all are open. */
export const panel = style({
  scrollMarginBlockStart: vars.space.s48,
  selectors: { "&:not([hidden])": { display: "block" } },
  "@supports": {
    "(content-visibility: hidden)": {
      selectors: { "&[hidden]": { display: "block", contentVisibility: "hidden" } },
      "@media": { [unscripted]: { selectors: { "&[hidden]": { contentVisibility: "visible" } } } },
    },
  },
  "@media": { [unscripted]: { selectors: { "&[hidden]": { display: "block" } } } },
});
