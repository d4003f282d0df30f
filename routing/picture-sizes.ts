/**
 * How pictures are requested, by where they are shown: widths in px, and the quality they are encoded with. Up to 920 px
 * each width is at most a quarter wider than the one before. So few pixels are sent and not shown.
 */
export const pictureUses = {
  all: { widths: [320, 400, 480, 600, 736, 920, 1080, 1440, 1920], quality: 65 },
  /** Twice the widest card is as sharp as an eye sees. */
  cards: { widths: [320, 400, 480, 600, 736], quality: 65 },
  /** No larger than 80 px. */
  thumbnails: { widths: [160], quality: 65 },
  /** Alone on a phone: its dense screen hides what a lower quality loses. */
  phones: { widths: [480, 600, 736, 828], quality: 30 },
} as const;

export type PictureUse = keyof typeof pictureUses;

const uses = Object.values(pictureUses);
const widths = new Set<number>(uses.flatMap((use) => use.widths));

/** What a picture may be encoded with. */
export const qualities: ReadonlySet<number> = new Set(uses.map(({ quality }) => quality));

/** Whether a picture may be requested in this width. An original below the smallest one is requested as it is. */
export function isPictureWidth(width: number): boolean {
  return widths.has(width) || (width > 0 && width < pictureUses.all.widths[0]);
}
