/** Measures of the drawing, in its own units; heights are counted from the top. */
export const chart = {
  height: 236,
  /** Of a month. */
  column: 40,
  bar: 16,
  /** Between these the temperatures are drawn, with room for a number above and below. */
  warmest: 28,
  coldest: 116,
  /** Between these the rain is drawn, with room for a number above. */
  wettest: 164,
  dry: 200,
  /** The line the months' names stand on. */
  names: 224,
} as const;
