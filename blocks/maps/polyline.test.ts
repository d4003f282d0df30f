import { expect, test } from "vitest";
import { decodePolyline, encodePolyline } from "./polyline.ts";

/** The example of the format's own documentation. */
const points = [
  [38.5, -120.2],
  [40.7, -120.95],
  [43.252, -126.453],
] as const;
const text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";

test("is written and read as documented", () => {
  expect(encodePolyline(points, 100_000)).toBe(text);
  expect(decodePolyline(text, 100_000)).toEqual(points);
});
