import { expect, test } from "vitest";
import { bannerDescriptors } from "./banner-descriptors.ts";

test.each([
  ["the sub-category's", 1, 1010, "SKIP_THE_LINE"],
  ["the sub-category's before the category's", 18, 1108, "MOBILE_TICKET"],
  ["the category's: cruises", 18, 18001, "MEALS_INCLUDED"],
  ["the category's: day trips", 6, undefined, "TRANSFERS_INCLUDED"],
  ["none for other kinds", 1, 1007, undefined],
  ["none for what has no kind", undefined, undefined, undefined],
])("J18: %s", (_what, categoryId, subCategoryId, first) => {
  expect(bannerDescriptors({ categoryId, subCategoryId })[0]).toBe(first);
});
