import { globalStyle, style } from "@vanilla-extract/css";
import { quietChip } from "../../ui/primitives/chip.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { sidewaysLine, media } from "../../ui/theme/tokens.ts";

const { color, space } = vars;

/** A list, and beside its end what shows all of it. */
export const row = style({ display: "flex", alignItems: "start", gap: space.s8 });

/** One line that scrolls, on a phone to the edges of the screen. Its padding has room for the focus ring. */
export const tiles = style({
  flex: 1,
  display: "flex",
  gap: space.s8,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space.s16})`,
  paddingInline: space.s16,
  paddingBlock: space.s4,
  scrollPaddingInline: space.s16,
  ...sidewaysLine,
  "@media": { [media.tablet]: { marginInlineEnd: 0 } },
});

/**
 * From a tablet on, a list that is short or opened has columns of one width. A font that comes late moves no tile to
 * another line.
 */
const inColumns = `${tiles}:not(:has(+ details:not([open])))`;
globalStyle(inColumns, {
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
      marginInlineEnd: `calc(-1 * ${space.s16})`,
      overflow: "visible",
    },
  },
});

// The page has five columns. The sixth of six would be alone in its line.
globalStyle(`${inColumns}:has(> :last-child:nth-child(6))`, {
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(6, 1fr)" } },
});

export const tile = style([
  quietChip,
  { display: "flex", paddingInline: space.s12, "@media": { [media.phone]: { whiteSpace: "nowrap" } } },
]);

globalStyle(`${tiles}:has(+ details:not([open])) ${tile}`, { whiteSpace: "nowrap" });

/** A phone scrolls along the line. */
export const all = style({ marginBlockStart: space.s4, "@media": { [media.phone]: { display: "none" } } });

globalStyle(`${all} > summary`, { cursor: "pointer", listStyle: "none" });
globalStyle(`${all} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${all}[open] > summary > svg`, { transform: "rotate(180deg)" });

export const count = style({ marginInlineStart: "auto", fontWeight: 400, color: color.inkSoft });
