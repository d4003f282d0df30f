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

/** Ratios that pages cut pictures to, across and down. A `whole` picture is not cut. */
export const pictureRatios = ["3:2", "16:10", "21:9", "4:5", "2:3", "1:1", "16:9", "5:2"] as const;

export type PictureRatio = (typeof pictureRatios)[number];

/** Originals below the smallest width are requested in steps of so many px, and are never enlarged. */
const smallStep = 40;

const uses = Object.values(pictureUses);
const widths = new Set<number>(uses.flatMap((use) => use.widths));

/** Qualities that a picture may be encoded with. */
export const qualities: ReadonlySet<number> = new Set(uses.map(({ quality }) => quality));

/** Returns the width that an original below the smallest one is requested in: 277 → 240. */
export function smallWidth(original: number): number {
  return Math.max(1, Math.floor(original / smallStep)) * smallStep;
}

/** Whether a picture may be requested in this width. */
export function isPictureWidth(width: number): boolean {
  const isSmall = width > 0 && width < pictureUses.all.widths[0] && width % smallStep === 0;
  return widths.has(width) || isSmall;
}
