import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { layout, media } from "../../ui/theme/tokens.ts";

/** Without a maximum height the picture alone would fill a wide, low window. */
export const photograph = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  background: vars.color.line,
  "@media": { [media.tablet]: { aspectRatio: "21 / 9", maxBlockSize: "560px" } },
});

/** The column has the width and padding of `Section`. */
export const column = style({
  maxInlineSize: `calc(${layout.pageWidth} + 2 * ${vars.space.s32})`,
  marginInline: "auto",
  paddingInline: vars.space.s16,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.s24 },
    [media.desktop]: { paddingInline: vars.space.s32 },
  },
});

export const panelAlone = style({ maxInlineSize: "46rem", paddingBlock: vars.space.s32 });

/** The padding reaches beyond the page's edge, so that the text aligns with it. */
export const panel = style({
  position: "relative",
  maxInlineSize: "46rem",
  paddingBlock: vars.space.s24,
  background: vars.color.ground,
  "@media": {
    [media.tablet]: {
      marginBlockStart: `calc(-1 * ${vars.space.s96})`,
      marginInlineStart: `calc(-1 * ${vars.space.s24})`,
      padding: vars.space.s24,
      borderStartEndRadius: vars.radius.card,
    },
    [media.desktop]: { marginInlineStart: `calc(-1 * ${vars.space.s32})`, padding: vars.space.s32 },
  },
});

export const eyebrow = style({
  marginBlockEnd: vars.space.s8,
  fontSize: vars.size.s14,
  fontWeight: 600,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});

export const title = style({
  fontSize: vars.size.s28,
  lineHeight: 1.15,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: vars.size.s36 }, [media.desktop]: { fontSize: vars.size.s48 } },
});

export const intro = style({
  marginBlockStart: vars.space.s12,
  maxInlineSize: "58ch",
  "@media": { [media.tablet]: { fontSize: vars.size.s18 } },
});

globalStyle(`${intro} > p`, { textWrap: "balance" });

export const action = style({ marginBlockStart: vars.space.s24 });

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s8} ${vars.space.s24}`,
  marginBlockStart: vars.space.s24,
});

export const chip = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});

export const compact = style({
  display: "grid",
  gap: vars.space.s24,
  paddingBlock: vars.space.s32,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
      alignItems: "center",
      gap: vars.space.s48,
    },
    [media.desktop]: { paddingBlock: vars.space.s48 },
  },
});

export const compactPicture = style({ overflow: "hidden", borderRadius: vars.radius.card });
