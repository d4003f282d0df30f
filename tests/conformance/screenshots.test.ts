import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { maxScreenshotBytes, screenshotFiles, screenshots, screenshotWidth } from "../support/screenshots.ts";

const signature = "\u0089PNG\r\n\u001A\n";

it.each(screenshots())("$slice, $variation has a screenshot: npm run screenshots $slice", ({ file }) => {
  expect(existsSync(file)).toBe(true);
  const png = readFileSync(file);
  expect(png.toString("latin1", 0, 8)).toBe(signature);
  expect(png.readUInt32BE(16)).toBe(screenshotWidth);
  expect(png.readUInt32BE(20)).toBeGreaterThan(15);
  expect(png.length).toBeGreaterThan(500);
  expect(png.length).toBeLessThanOrEqual(maxScreenshotBytes);
});

it("no screenshot is left of a variation that is gone", () => {
  const wanted = new Set(screenshots().map(({ file }) => file));
  expect(screenshotFiles().filter((file) => !wanted.has(file))).toEqual([]);
});
