import type { Point } from "./simplify-line.ts";

/** Degrees east and north of the cities that maps name, by the provider's code. */
export const cities: ReadonlyMap<string, Point> = new Map<string, Point>([
  ["ROME", [12.48, 41.89]],
  ["PARIS", [2.35, 48.86]],
  ["BARCELONA", [2.17, 41.39]],
  ["BERLIN", [13.41, 52.52]],
  ["NEW_YORK", [-74.01, 40.71]],
  ["SINGAPORE", [103.85, 1.29]],
  ["MILAN", [9.19, 45.46]],
  ["JAIPUR", [75.79, 26.91]],
  ["CAIRO", [31.24, 30.04]],
  ["PETRA", [35.48, 30.32]],
  ["CUSCO", [-71.98, -13.52]],
  ["LONDON", [-0.13, 51.51]],
  ["WASHINGTON", [-77.04, 38.91]],
  ["DELHI", [77.21, 28.61]],
  ["MUMBAI", [72.88, 19.08]],
  ["VIENNA", [16.37, 48.21]],
  ["FLORENCE", [11.26, 43.77]],
  ["GIRONA", [2.82, 41.98]],
  ["PRAGUE", [14.44, 50.08]],
  ["MALACCA", [102.25, 2.19]],
  ["ALEXANDRIA", [29.92, 31.2]],
  ["AMMAN", [35.91, 31.95]],
  ["AREQUIPA", [-71.54, -16.41]],
  ["PUNE", [73.86, 18.52]],
]);
