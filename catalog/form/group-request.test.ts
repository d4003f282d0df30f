import { expect, test } from "vitest";
import { groupLanguages, groupSessions, groupSizeProblem, isFullName } from "./group-request.ts";

test.each([
  ["Ada Lovelace", true],
  ["  Ada   Lovelace ", true],
  ["Ada L", true],
  ["A Lovelace", true],
  ["Juan de la Cruz", true],
  ["مريم حسن", true],
  ["김 민수", true],
  ["A L", false],
  ["𝒜 𝓛", false],
  ["Ada", false],
  ["", false],
  ["   ", false],
])("F3: %j is a name: %s", (text, valid) => {
  expect(isFullName(text)).toBe(valid);
});

test.each([
  [3, 1, "minimum"],
  [4, 1, undefined],
  [10, 10, undefined],
  [11, 10, "maximum"],
] as const)("F4, I1: %i adults and %i children of 5 to 20 → %s", (adults, children, problem) => {
  expect(groupSizeProblem({ adults, children }, { minimum: 5, maximum: 20 })).toBe(problem);
});

test("F4: without limits every group fits", () => {
  expect(groupSizeProblem({ adults: 0, children: 500 }, {})).toBeUndefined();
});

test("J17: a group chooses a morning or an afternoon tour, in English, French, Spanish or Italian", () => {
  expect([groupSessions, groupLanguages]).toEqual([
    ["morning", "afternoon"],
    ["en", "fr", "es", "it"],
  ]);
});
