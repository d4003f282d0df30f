import fc from "fast-check";
import { expect, test } from "vitest";
import { cropFor } from "./crop.ts";
import type { Photo } from "./photos.ts";
import { parseTransform, type Transform } from "./transform.ts";

const photo: Photo = {
  file: "a.webp",
  width: 1000,
  height: 800,
  alt: "",
  author: "",
  licence: "",
  source: "",
  focalPoint: { x: 0.9, y: 0.5 },
  dominantColour: "#536250",
};

function readTransform(query: string): Transform {
  const transform = parseTransform(new URLSearchParams(query));
  if (typeof transform === "string") throw new Error(transform);
  return transform;
}

test.each([
  ["", { left: 0, top: 0, width: 1000, height: 800, outputWidth: 1000, outputHeight: 800 }],
  ["w=480", { width: 1000, height: 800, outputWidth: 480, outputHeight: 384 }],
  ["w=481", { outputWidth: 600, outputHeight: 480 }],
  ["w=950", { outputWidth: 1000, outputHeight: 800 }],
  ["w=1", { outputWidth: 32, outputHeight: 26 }],
  ["w=2000", { outputWidth: 1000, outputHeight: 800 }],
  ["h=400", { outputWidth: 600, outputHeight: 480 }],
  ["w=500&h=100", { width: 1000, outputWidth: 160, outputHeight: 128 }],
  ["w=400&ar=1:1&fit=crop", { left: 200, top: 0, width: 800, height: 800, outputWidth: 400, outputHeight: 400 }],
  ["w=400&ar=1:1&fit=crop&fp-x=0.5", { left: 100, top: 0 }],
  ["w=320&ar=1:1", { left: 0, width: 1000, outputHeight: 256 }],
  ["rect=100,200,400,300", { left: 100, top: 200, width: 400, height: 300, outputWidth: 400, outputHeight: 300 }],
  ["rect=100,200,400,300&ar=1:1&fit=crop", { left: 200, top: 200, width: 300, height: 300 }],
  ["rect=100,200,400,300&ar=1:1&fit=crop&fp-x=0", { left: 100, top: 200, width: 300, height: 300 }],
  ["rect=900,700,400,300", { left: 900, top: 700, width: 100, height: 100 }],
  ["rect=1000,0,400,300", { left: 0, top: 0, width: 1000, height: 800 }],
  ["w=300&h=100&fit=crop&fp-y=0", { top: 0, width: 1000, height: 333, outputWidth: 320, outputHeight: 107 }],
])("%s", (query, crop) => {
  expect(cropFor(photo, readTransform(query))).toMatchObject(crop);
});

test("any crop lies within the photograph and is never enlarged", () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, side, side, part, part, (width, height, w, h, x, y) => {
      const transform = { ...readTransform("fit=crop"), w, h, "fp-x": x, "fp-y": y };
      const crop = cropFor({ ...photo, width, height }, transform);
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(crop.outputWidth).toBeLessThanOrEqual(crop.width);
    }),
  );
});

test("thousands of requested widths are a few pictures", () => {
  const photograph = { ...photo, width: 4000, height: 3000 };
  const crops = Array.from({ length: 2400 }, (_, index) => cropFor(photograph, { ...readTransform(""), w: index + 1 }));
  expect(new Set(crops.map(({ outputWidth }) => outputWidth)).size).toBe(14);
});
