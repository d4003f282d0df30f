import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { maxScreenshotBytes, screenshotWidth } from "../support/screenshots.ts";

/** Qualities in percent and numbers of colors, until the picture is small enough. */
const palettes = [{ quality: 95 }, { quality: 80 }, { quality: 60 }, { quality: 40 }, { colors: 16 }];

/** A difference of less is not seen. This share of values may differ more: text is not always smoothed alike. */
const tolerance = { channel: 40, share: 0.003 };

/** Writes a picture as a small PNG, unless the file shows the same already. Returns whether it was written. */
export async function writePicture(file: string, picture: Buffer): Promise<boolean> {
  const png = await compress(picture);
  if (existsSync(file) && (await looksAlike(png, readFileSync(file)))) return false;
  writeFileSync(file, png);
  return true;
}

async function compress(picture: Buffer, [palette = {}, ...smaller] = palettes): Promise<Buffer> {
  const resized = sharp(picture).resize({ width: screenshotWidth });
  const png = await resized.png({ ...palette, palette: true, dither: 0, effort: 10 }).toBuffer();
  return png.length <= maxScreenshotBytes || smaller.length === 0 ? png : compress(picture, smaller);
}

async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all([pixels(one), pixels(other)]);
  if (first.length !== second.length) return false;
  const different = first.filter((value, index) => Math.abs(value - (second[index] ?? 0)) > tolerance.channel);
  return different.length <= first.length * tolerance.share;
}

async function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().resize({ width: screenshotWidth }).raw().toBuffer();
}
