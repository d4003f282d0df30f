import { expect, test } from "vitest";
import { rankEntries } from "./rank-entries.ts";
import { loadShared } from "./load-shared.ts";

const { cities } = loadShared(new URL("../data/", import.meta.url));

/** `rome 5 arena`: city, popularity and picture, if there is one. */
function toEntry(line: string, index: number) {
  const [city = "", popularity = "", lead] = line.split(" ");
  return { id: index, city: cities.get(city.toUpperCase(), line), popularity: Number(popularity), lead, line };
}

const order = (lines: readonly string[]) => rankEntries(lines.map(toEntry)).map(({ line }) => line);

test.each([
  ["the more popular one precedes", ["rome 1 a", "rome 2 b"], ["rome 2 b", "rome 1 a"]],
  ["W147: a picture precedes popularity", ["rome 9", "rome 1 a"], ["rome 1 a", "rome 9"]],
  [
    "W147: a picture is repeated three times, then others come",
    ["rome 9 a", "rome 8 a", "rome 7 a", "rome 6 a", "rome 1 b", "rome 5"],
    ["rome 9 a", "rome 8 a", "rome 7 a", "rome 1 b", "rome 6 a", "rome 5"],
  ],
  [
    "W147: each city counts by itself",
    ["rome 9 a", "rome 8 a", "rome 7 a", "paris 6 a", "rome 1 b"],
    ["rome 9 a", "rome 8 a", "rome 7 a", "paris 6 a", "rome 1 b"],
  ],
])("%s", (_says, lines, expected) => {
  expect(order(lines)).toEqual(expected);
});
