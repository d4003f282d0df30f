import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { largestScreenshot, screenshotWidth } from "../support/screenshots.ts";

/** Qualities in percent, until the picture is small enough. Each has as many colours as it takes. */
const qualities = [95, 85, 75, 65, 55, 45, 35, 25, 15];

/** A channel that differs by less is not seen, and this share of them may: text is not always smoothed alike. */
const tolerance = { channel: 40, share: 0.003 };

/** Writes a picture as a small PNG, unless the file shows the same already. Returns whether it was written. */
export async function writePicture(file: string, picture: Buffer): Promise<boolean> {
  const png = await compress(picture);
  if (existsSync(file) && (await looksAlike(png, readFileSync(file)))) return false;
  writeFileSync(file, png);
  return true;
}

async function compress(picture: Buffer, [quality = 5, ...lower] = qualities): Promise<Buffer> {
  const resized = sharp(picture).resize({ width: screenshotWidth });
  const png = await resized.png({ palette: true, quality, dither: 0, effort: 10 }).toBuffer();
  return png.length <= largestScreenshot || lower.length === 0 ? png : compress(picture, lower);
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
