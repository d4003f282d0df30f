import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { trustBoosters } from "./trust-boosters.ts";

const t = createLocaleTranslator(locales.en);

test.each([
  [false, "Authorised reseller"],
  [true, "Authorised and trusted partner"],
])("J19: four trust boosters; partnered %s: the third is %s", (partnered, third) => {
  expect(trustBoosters(partnered).map((key) => t(key, { count: "20 million" }))).toEqual([
    "20 million+ happy customers",
    "Help center, 24x7",
    third,
    "Free cancellation",
  ]);
});
