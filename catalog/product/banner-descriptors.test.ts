import { expect, test } from "vitest";
import { bannerDescriptors } from "./banner-descriptors.ts";

test.each([
  ["coach tours", 2, 1010, ["GUIDED_TOUR", "MOBILE_TICKET", "INSTANT_CONFIRMATION"]],
  ["self-guided tours", 2, 1026, ["MOBILE_TICKET", "FLEXIBLE_DURATION", "AUDIO_GUIDE"]],
  ["ferry tickets", 3, 1108, ["MOBILE_TICKET", "INSTANT_CONFIRMATION"]],
  ["ferry tickets among the cruises: the sub-category's", 18, 1108, ["MOBILE_TICKET", "INSTANT_CONFIRMATION"]],
  ["other cruises: the category's", 18, 18001, ["MEALS_INCLUDED", "AUDIO_GUIDE", "MOBILE_TICKET"]],
  ["day trips of no sub-category", 6, undefined, ["TRANSFERS_INCLUDED", "GUIDED_TOUR", "HOTEL_PICKUP"]],
  ["other kinds: nothing", 1, 1007, []],
  ["what has no kind: nothing", undefined, undefined, []],
])("J18: %s", (_what, categoryId, subCategoryId, descriptors) => {
  expect(bannerDescriptors({ categoryId, subCategoryId })).toEqual(descriptors);
});
