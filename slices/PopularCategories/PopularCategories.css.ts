import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, radius, size, space } = vars;

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

export const tile = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  minBlockSize: "44px",
  paddingInline: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.chip,
  background: color.surface,
  fontSize: size.s14,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: "none",
  "@media": { [media.phone]: { whiteSpace: "nowrap" } },
  selectors: { "&:hover": { borderColor: color.control } },
});

export const count = style({ marginInlineStart: "auto", fontWeight: 400, color: color.inkSoft });
