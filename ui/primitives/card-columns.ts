/**
 * How many columns a grid of cards has, by the width of its place, as container queries of `cards`. They are in rem: with
 * twice the text size a card has twice the width. One column is a list of compact rows.
 */
export const columns = {
  one: "cards (max-width: 31.99rem)",
  two: "cards (min-width: 32rem) and (max-width: 51.99rem)",
  three: "cards (min-width: 52rem) and (max-width: 65.99rem)",
  four: "cards (min-width: 66rem)",
  narrowRow: "row (max-width: 31.99rem)",
} as const;

/** Between the cards of a grid with several columns, px. */
export const cardGap = 24;

/** The list items of a last row with room to spare. They take all of it, so that no card stands alone. */
export const wideItems = {
  two: { "li:last-child:nth-child(odd)": 2 },
  three: { "li:last-child:nth-child(3n + 1)": 3, "li:last-child:nth-child(3n + 2)": 2 },
  four: {
    "li:last-child:nth-child(4n + 1)": 4,
    "li:last-child:nth-child(4n + 2)": 2,
    "li:nth-last-child(2):nth-child(4n + 1)": 2,
    "li:last-child:nth-child(4n + 3)": 2,
  },
} as const;

/** Columns of the grids that can have such items. */
export const columnCounts = { two: 2, three: 3, four: 4 } as const;
