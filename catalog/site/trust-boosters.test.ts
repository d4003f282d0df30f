import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { trustBoosters } from "./trust-boosters.ts";

const t = createLocaleTranslator(locales.en);
const cancellable = { cancellation: { cancellable: true, upToMinutes: 1440 } };
const final = { cancellation: { cancellable: false, upToMinutes: undefined } };
const claims = { "happy-customers": { value: 20_000_000, source: "Audited bookings", date: "2026-06-30" } };

test.each([
  [false, "Authorised reseller"],
  [true, "Authorised and trusted partner"],
])("J19: four trust boosters; partnered %s: the third is %s", (partnered, third) => {
  expect(
    trustBoosters({ claims }, { partnered, products: [cancellable] }).map((key) => t(key, { count: "20 million" })),
  ).toEqual(["20 million+ happy customers", "Help center, 24x7", third, "Free cancellation"]);
});

test("A12, X25: a site without a number of customers does not claim any", () => {
  expect(trustBoosters({}, { partnered: false, products: [cancellable] })).not.toContain("trust.happyCustomers");
});

test.each([
  [[cancellable, cancellable], true],
  [[cancellable, final], false],
  [[], false],
])("A7, J19: free cancellation is promised only where every product shown has it: %#", (products, promised) => {
  const boosters = trustBoosters({}, { partnered: false, products });
  expect(boosters.includes("descriptors.FREE_CANCELLATION")).toBe(promised);
});
