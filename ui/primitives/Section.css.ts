import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout, media } from "../theme/tokens.ts";

export const section = style({
  paddingBlock: vars.space.s24,
  "@media": { [media.desktop]: { paddingBlock: vars.space.s32 } },
});

/** A row of links without a heading stays close to what is above and below. */
export const slim = style({
  paddingBlock: vars.space.s8,
  "@media": { [media.tablet]: { paddingBlock: vars.space.s16 } },
});

/** A section that is set apart has more space, inside and outside. */
export const tinted = style({
  background: vars.color.groundTinted,
  paddingBlock: vars.space.s48,
  marginBlock: vars.space.s24,
  "@media": { [media.desktop]: { paddingBlock: vars.space.s64, marginBlock: vars.space.s32 } },
});

export const inner = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});

/** On a desktop the heading stands beside what is read, so that neither leaves half of the page empty. */
export const beside = style([
  inner,
  {
    "@media": {
      [media.desktop]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
        // As in the footer: the columns of both begin on one line.
        columnGap: vars.space.s64,
        alignItems: "start",
      },
    },
  },
]);

export const text = style({
  maxInlineSize: layout.textWidth,
  "@media": { [media.desktop]: { selectors: { [`${beside} > &`]: { maxInlineSize: "none" } } } },
});

export const heading = style({
  marginBlockEnd: vars.space.s16,
  "@media": { [media.tablet]: { marginBlockEnd: vars.space.s24 } },
});

export const title = style({
  fontSize: vars.size.s22,
  "@media": { [media.tablet]: { fontSize: vars.size.s28 } },
});

export const intro = style({
  marginBlockStart: vars.space.s8,
  maxInlineSize: layout.textWidth,
  color: vars.color.inkSoft,
});
