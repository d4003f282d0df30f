import { expect, test } from "vitest";
import { groupSizeProblem, isFullName } from "./group-request.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

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

const t = createLocaleTranslator(locales.en);

test.each([
  [3, 1, "* Minimum group size is 5 (adult + children)"],
  [4, 1, undefined],
  [10, 10, undefined],
  [11, 10, "* Maximum group size is 20 (adult + children)"],
])("F4, I1: %i adults and %i children of 5 to 20 → %s", (adults, children, problem) => {
  expect(groupSizeProblem({ adults, children }, { minimum: 5, maximum: 20 }, t)).toBe(problem);
});

test("F4: without limits every group fits", () => {
  expect(groupSizeProblem({ adults: 0, children: 500 }, { minimum: undefined, maximum: undefined }, t)).toBeUndefined();
});
