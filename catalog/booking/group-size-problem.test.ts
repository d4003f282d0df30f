import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { groupSizeProblem } from "./group-size-problem.ts";

const t = createLocaleTranslator(locales.en);

test.each([
  [3, 1, "* Minimum group size is 5 (adult + children)"],
  [4, 1, undefined],
  [10, 10, undefined],
  [11, 10, "* Maximum group size is 20 (adult + children)"],
])("F4: %i adults and %i children of 5 to 20 → %s", (adults, children, problem) => {
  expect(groupSizeProblem({ adults, children }, { minimum: 5, maximum: 20 }, t)).toBe(problem);
});

test("F4: without limits every group fits", () => {
  expect(groupSizeProblem({ adults: 0, children: 500 }, { minimum: undefined, maximum: undefined }, t)).toBeUndefined();
});
