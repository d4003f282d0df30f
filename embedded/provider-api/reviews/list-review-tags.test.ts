import { expect, it } from "vitest";
import type { ReviewedProduct } from "./review-kind.ts";
import { listReviewTags } from "./list-review-tags.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";

const words = (en: string) => ({ en, de: "Wörter", ar: "كلمات" });
const category = { id: 1, name: words("Words"), subCategories: [] };
const subCategory = (id: number) => ({ id, name: words("Words"), category });
const facts = (...commentary: ReviewedProduct["facts"]["commentary"]) => ({ commentary, includesEntry: false });

it.each([
  ["a ticket", {}, ["own-pace", "race", "unguided", "entry", "bites", "road"]],
  ["a guided walk", { subCategory: subCategory(2002), facts: facts("IN_PERSON") }, ["guide", "group", "walk"]],
  ["an audio walk", { subCategory: subCategory(1026), facts: facts("AUDIO") }, ["audio", "commentary", "self-guided"]],
  ["a supper", { subCategory: subCategory(5003), includes: [words("Dinner")] }, ["dining", "dinner"]],
  ["a seat map", { subCategory: subCategory(7001), flow: "SEATMAP" as const }, ["musical", "numbered"]],
])("W145: a review of %s may need %j", (_what, fields, expected) => {
  expect([...listReviewTags(reviewedProduct(fields))]).toEqual(expect.arrayContaining(expected));
});

it("W145: a day trip by train has nothing to say of roads, and a guided one nothing of its own pace", () => {
  const byTrain = listReviewTags(
    reviewedProduct({ includes: [words("Return train ticket")], facts: facts("IN_PERSON") }),
  );
  expect(["road", "own-pace", "unguided"].filter((tag) => [...byTrain].some((each) => each === tag))).toEqual([]);
});
