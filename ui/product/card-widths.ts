/** A compact row, in a list of one column, cuts its picture at the sides. So it needs twice the width. */
const compactWidth = "224px";

/** The widths that pictures of cards are shown in, by size, as in HTML (`sizes`). */
export const cardWidths = {
  s: "(min-width: 1100px) 292px, (min-width: 560px) 35vw, 46vw",
  m: `(min-width: 1100px) 310px, (min-width: 560px) 47vw, ${compactWidth}`,
  l: `(min-width: 560px) 300px, ${compactWidth}`,
} as const;
