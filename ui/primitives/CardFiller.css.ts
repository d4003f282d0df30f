import { globalStyle, style } from "@vanilla-extract/css";
import { cellsLeft } from "./card-columns.ts";

/** The list in a grid that has a filler too. It has the cards only, so that what fills the row is not one of them. */
export const cells = style({ display: "contents" });

globalStyle(`${cells} > li`, { display: "grid", minInlineSize: 0 });

/** Hidden unless the last row has room. It never makes the row higher. */
export const filler = style({ display: "none", minInlineSize: 0, blockSize: 0, minBlockSize: "100%" });

for (const { query, lastCard, cells: span } of cellsLeft) {
  globalStyle(`${cells}:has(> ${lastCard}) + ${filler}`, {
    "@container": { [query]: { display: "grid", gridColumn: `span ${span}` } },
  });
}
