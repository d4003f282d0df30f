import { style } from "@vanilla-extract/css";
import { quietChip } from "../../ui/primitives/chip.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space } = vars;

/**
 * On a phone one line that scrolls, to the edges of the screen. From a tablet on, columns of one width: a font that comes
 * late moves no tile to another line.
 */
export const tiles = style({
  display: "flex",
  gap: space.s8,
  marginInline: `calc(-1 * ${space.s16})`,
  paddingInline: space.s16,
  paddingBlock: space.s4,
  overflowX: "auto",
  scrollPaddingInline: space.s16,
  scrollbarWidth: "none",
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
      marginInline: 0,
      paddingInline: 0,
      overflow: "visible",
    },
  },
});

export const tile = style([
  quietChip,
  { display: "flex", paddingInline: space.s12, "@media": { [media.phone]: { whiteSpace: "nowrap" } } },
]);

export const count = style({ marginInlineStart: "auto", fontWeight: 400, color: color.inkSoft });
