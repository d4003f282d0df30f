import { globalStyle, style } from "@vanilla-extract/css";
import { chip } from "../../../ui/primitives/chip.css.ts";
import { inner as column } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { sidewaysLine, media } from "../../../ui/theme/tokens.ts";

export const search = style([column, { inlineSize: "100%", marginBlockStart: vars.space.s16 }]);

export const summary = style({ marginBlockStart: vars.space.s16, color: vars.color.inkSoft });

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s8,
});

/** The kind stands beside its places, so that what can be booked begins in the first screen. On a phone it stands above them. */
export const kind = style({
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "10rem minmax(0, 1fr)", columnGap: vars.space.s16 },
  },
});

export const group = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
  overflowWrap: "anywhere",
  "@media": {
    [media.phone]: { marginBlockEnd: vars.space.s4 },
    // As high as a place, whatever the height of a line in the script.
    [media.tablet]: { display: "flex", alignItems: "center", blockSize: "44px" },
  },
});

/** A phone has one line of each kind, which scrolls sideways. */
export const places = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  overflowWrap: "anywhere",
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
      ...sidewaysLine,
    },
  },
});

globalStyle(`${places} > li`, { "@media": { [media.phone]: { flex: "none", whiteSpace: "nowrap" } } });

export const place = style([
  chip,
  { gap: vars.space.s8, minBlockSize: "44px", paddingInline: vars.space.s12, fontWeight: 600, lineHeight: 1.25 },
]);

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.s14, fontWeight: 400 });
