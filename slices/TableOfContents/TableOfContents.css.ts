import { globalStyle, style } from "@vanilla-extract/css";
import { inner as column } from "../../ui/primitives/Section.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { layout, media } from "../../ui/theme/tokens.ts";

/** One line that stays is affordable only on a window that is wide and high enough. */
const roomy = `screen and ${media.desktop} and (min-height: 600px)`;

export const bar = style({
  background: vars.color.ground,
  "@media": {
    [roomy]: {
      position: "sticky",
      insetBlockStart: layout.headerHeight,
      zIndex: 4,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

// The line must not cover what its links lead to.
globalStyle(`html:has(${bar})`, {
  "@media": { [roomy]: { scrollPaddingBlockStart: `calc(${layout.headerHeight} + 48px)` } },
});

export const inner = style([
  column,
  {
    paddingBlock: vars.space.s16,
    "@media": { [roomy]: { paddingBlock: 0, overflowX: "auto", scrollbarWidth: "none" } },
  },
]);

/** In one line with the links it would only push them away. */
export const title = style({
  marginBlockEnd: vars.space.s8,
  fontSize: vars.size.s14,
  color: vars.color.inkSoft,
  "@media": { [roomy]: { display: "none" } },
});

export const list = style({
  columns: "2 260px",
  columnGap: vars.space.s32,
  "@media": { [roomy]: { display: "flex", gap: vars.space.s32, inlineSize: "max-content" } },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: "none",
  breakInside: "avoid",
  ":hover": { color: vars.color.action },
  "@media": {
    [roomy]: {
      minBlockSize: "48px",
      border: 0,
      fontSize: vars.size.s14,
      whiteSpace: "nowrap",
    },
  },
});
