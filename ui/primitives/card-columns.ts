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

/** How many columns the grids with several columns usually have. */
export const columnCounts = { two: 2, three: 3, four: 4 } as const;

/**
 * How many they have where the last row would be a single card. Five cards are three and two, not four and one. All
 * cards of a grid have one width. Below 34.5rem three columns are too narrow for a price.
 */
export const otherColumns = [
  { query: "cards (min-width: 34.5rem) and (max-width: 51.99rem)", usual: columnCounts.two, other: 3 },
  { query: columns.three, usual: columnCounts.three, other: 4 },
  { query: columns.four, usual: columnCounts.four, other: 3 },
] as const;

/**
 * The cells that cards leave in the last row of a grid with usual columns. Ten cards leave two of three, and two of four.
 * A filler spans them all.
 */
export const cellsLeft = (["two", "three", "four"] as const).flatMap((size) => {
  const count = columnCounts[size];
  return Array.from({ length: count - 1 }, (_, index) => ({
    query: columns[size],
    lastCard: `li:last-child:nth-child(${count}n + ${index + 1})`,
    cells: count - 1 - index,
  }));
});

/** A number of cards that fills rows of two, three and four. */
export const fullRows = 12;

/** Returns the selector of a last card that is alone in its row with `usual` columns, and not with `other`. */
export function lastAlone(usual: number, other: number): string {
  return `li:last-child:nth-child(${usual}n + 1):not(:nth-child(${other}n + 1))`;
}

/** Returns whether that selector finds a card in a grid of `count`. */
export function isLastAlone(count: number, usual: number, other: number): boolean {
  return count % usual === 1 && count % other !== 1;
}

/** The selector of the last card of three. */
export const threeAlone = "li:last-child:nth-child(3)";

/** The selector of a last card that fills rows of three, not rows of four: of 6 or 9. */
export const lastInThrees = "li:last-child:nth-child(3n):not(:nth-child(4n))";

/** Returns whether that selector finds a card in a grid of `count`. */
export function isInThrees(count: number): boolean {
  return count % 3 === 0 && count % 4 !== 0;
}

/** Cards that lie, picture beside text: so few upright ones would leave a row or a grid half empty. */
const maxWideCards = 2;

/** Returns the layout of a number of cards: the usual one, unless they are few. */
export function layoutFor<Usual extends "row" | "grid">(count: number, usual: Usual): Usual | "list" {
  return count <= maxWideCards ? "list" : usual;
}
