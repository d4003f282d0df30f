import { globalStyle, style } from "@vanilla-extract/css";
import { chip as base } from "../../ui/primitives/chip.css.ts";
import { inner as column } from "../../ui/primitives/Section.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media, sidewaysLine } from "../../ui/theme/tokens.ts";

export { column };

export const band = style({ background: vars.color.groundTinted });

/**
 * On a phone text and picture take two fifths of the window, or what the text needs. A first price has room below. From
 * a tablet on they are beside each other.
 */
export const beside = style([
  column,
  {
    display: "flex",
    flexDirection: "column-reverse",
    gap: vars.space.s8,
    minBlockSize: "min(40svh, 400px)",
    paddingBlockEnd: vars.space.s12,
    "@media": {
      [media.tablet]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
        gap: vars.space.s32,
        minBlockSize: "280px",
        paddingBlock: vars.space.s16,
      },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.s48 },
    },
  },
]);

export const alone = style([column, { paddingBlock: vars.space.s24 }]);

export const text = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.s8,
  minInlineSize: 0,
});

/** Without a picture, search and dates stand beside the heading. So no half of a desktop is empty. */
globalStyle(`${alone} > ${text}`, {
  maxInlineSize: "48rem",
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: vars.space.s48,
      alignItems: "center",
      maxInlineSize: "none",
    },
  },
});
globalStyle(`${alone} > ${text} > *`, { "@media": { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${alone} > ${text} > :first-child`, {
  "@media": { [media.desktop]: { gridColumn: 1, gridRow: "1 / span 2" } },
});

/** The picture takes the rest of the height, at least so much. On a phone it reaches the edges of the window. */
export const side = style({
  flex: "1 0 140px",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s8,
  marginInline: `calc(-1 * ${vars.space.s16})`,
  "@media": { [media.tablet]: { marginInline: 0 } },
});

export const photograph = style({
  flex: "1 1 0",
  minBlockSize: 0,
  blockSize: 0,
  inlineSize: "100%",
  objectFit: "cover",
  "@media": { [media.tablet]: { borderRadius: vars.radius.card } },
});

export const eyebrow = style({
  marginBlockEnd: vars.space.s4,
  fontSize: vars.size.s14,
  fontWeight: 600,
  color: vars.color.inkSoft,
  "@media": { [media.phone]: { display: "none" } },
});

export const title = style({
  fontSize: vars.size.s22,
  lineHeight: 1.15,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: vars.size.s28 }, [media.desktop]: { fontSize: vars.size.s36 } },
});

export const intro = style({
  marginBlockStart: vars.space.s4,
  maxInlineSize: "36rem",
  fontSize: vars.size.s14,
  lineHeight: 1.45,
  "@media": { [media.tablet]: { fontSize: vars.size.s16 } },
});

/** On a phone they are one line, as wide as the window. The picture gains the height of a second line. */
export const dates = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  "@media": {
    [media.phone]: {
      ...sidewaysLine,
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
    },
  },
});

export const date = style([
  base,
  {
    minBlockSize: "40px",
    paddingInline: vars.space.s12,
    fontSize: vars.size.s14,
    fontWeight: 600,
    whiteSpace: "nowrap",
    selectors: { "&[aria-current]": { borderColor: vars.color.action, borderWidth: "2px" } },
  },
]);

/** Facts stand under the picture, where there is room for them. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s4} ${vars.space.s24}`,
  "@media": { [media.phone]: { display: "none" } },
});

export const chip = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  fontSize: vars.size.s14,
  color: vars.color.inkSoft,
});
