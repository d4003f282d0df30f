import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  columnGap: vars.space.s32,
  rowGap: vars.space.s16,
  "@media": {
    [media.tablet]: { columnGap: vars.space.s48, rowGap: vars.space.s24 },
    [media.desktop]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      // With 4, 8 or 12 facts, four columns leave no line incomplete.
      selectors: { "&:has(> :nth-child(4n):last-child)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});

globalStyle(`${facts} > div`, { paddingBlockStart: vars.space.s16, borderBlockStart: `1px solid ${vars.color.line}` });

/** A price leaves no room for space and lines. */
export const compact = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(160px, 100%), 1fr))",
  gap: vars.space.s16,
});

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});

export const value = style({
  marginBlockStart: vars.space.s4,
  fontWeight: 600,
  lineHeight: 1.4,
  hyphens: "auto",
  overflowWrap: "anywhere",
});

globalStyle(`${facts} > div > dd`, { marginBlockStart: vars.space.s8, fontSize: vars.size.s18 });
