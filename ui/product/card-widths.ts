/** A compact row, in a list of one column, cuts its picture at the sides. So it needs twice the width. */
const compactWidth = "224px";

/** The widths that pictures of cards are shown in, by size, as in HTML (`sizes`). */
export const cardWidths = {
  s: "(min-width: 1120px) 292px, (min-width: 880px) 27vw, (min-width: 560px) 34vw, max(46vw - 15px, 168px)",
  m: `(min-width: 1120px) 292px, (min-width: 880px) 30vw, (min-width: 560px) 46vw, ${compactWidth}`,
  l: `(min-width: 560px) 340px, ${compactWidth}`,
} as const;
