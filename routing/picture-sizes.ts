/** Widths to request, in px: phones to large screens at their usual pixel densities. */
export const anyWidths = [320, 480, 640, 828, 1080, 1440, 1920];

/** Widths of a picture for phones alone, px. Twice a phone's width is as sharp as an eye sees. */
export const phoneWidths = [320, 480, 640, 720, 828];

/** What pictures are encoded with. On phones, dense screens hide what a lower quality loses. */
export const qualities = { all: 75, phones: 40 } as const;

/** Whether a picture may be requested in this width. An original below the smallest one is requested as it is. */
export function isPictureWidth(width: number): boolean {
  return anyWidths.includes(width) || phoneWidths.includes(width) || (width > 0 && width < Math.min(...anyWidths));
}
