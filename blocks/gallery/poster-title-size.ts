/** Font sizes of a poster's title, in hundredths of the poster's width, largest first. */
export const posterTitleSizes = { huge: 11, large: 9, regular: 7.5, small: 6 } as const;

export type PosterTitleSize = keyof typeof posterTitleSizes;

/** Room for the title in the same measure, and the lines that stand in it. */
const rooms = { "4:5": { width: 86, lines: 5 }, "16:10": { width: 50, lines: 4 } } as const;

export type PosterRatio = keyof typeof rooms;

/** An average letter is little more than half as wide as high. */
const letterWidth = 0.52;

/** Returns the largest size at which no word breaks and the title fits; else the smallest. */
export function posterTitleSize(title: string, ratio: PosterRatio): PosterTitleSize {
  const longestWord = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  const { width, lines } = rooms[ratio];
  const fits = (size: PosterTitleSize) => {
    const lettersPerLine = width / (posterTitleSizes[size] * letterWidth);
    return longestWord <= lettersPerLine && title.length <= lettersPerLine * (lines - 1);
  };
  return (["huge", "large", "regular"] as const).find(fits) ?? "small";
}
