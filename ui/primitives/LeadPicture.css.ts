import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";
import { inner } from "./Section.css.ts";

const { space } = vars;

/** The top of a page without a picture. The way here scrolls by itself: it must not widen the column. */
export const header = style([
  inner,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s12, paddingBlock: space.s16 },
]);

/** On a wide screen the picture stands beside all of the text. */
export const pictured = style([
  header,
  {
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 480px)",
        gridTemplateRows: "auto auto auto 1fr",
        columnGap: space.s48,
        paddingBlockEnd: space.s32,
      },
    },
  },
]);

export const picture = style({
  "@media": { [media.tablet]: { gridColumn: 2, gridRow: "1 / span 4" }, print: { display: "none" } },
});
