import { globalStyle, style } from "@vanilla-extract/css";
import { quietChip } from "../../ui/primitives/chip.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { sidewaysLine, layout, media, shortScreen } from "../../ui/theme/tokens.ts";

/** The bar lies above the page, and below whatever the header opens. */
export const bar = style({
  position: "sticky",
  insetBlockStart: layout.headerHeight,
  zIndex: 5,
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [`${shortScreen}, print`]: { position: "static" } },
});

// The bar must not cover a pill's target. Its height: 44 px of pill, 12 px of padding twice, 1 px of line.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockStart: `calc(${layout.headerHeight} + 69px)`,
  "@media": { [shortScreen]: { scrollPaddingBlockStart: vars.space.s24 } },
});

export const scroller = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  ...sidewaysLine,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});

/** The list is as wide as its pills, so that the space after the last one scrolls too. */
export const pills = style({ display: "flex", gap: vars.space.s8, inlineSize: "max-content" });

export const pill = style([quietChip, { paddingInline: vars.space.s16, whiteSpace: "nowrap" }]);
