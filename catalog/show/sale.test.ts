import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import type { Product } from "../product/product.ts";
import { isBookable, describeSale } from "./sale.ts";
import type { ShowDates } from "./show-dates.ts";

/** In London it is the 21st; in Tokyo the 22nd has begun. */
const now = Date.parse("2026-11-21T18:00:00Z");

function sale(changes: Partial<Product>) {
  const product = testProduct({ timeZone: "Europe/London", ...changes });
  const { price, note } = describeSale(product, { now, locale: locales.en, t: createLocaleTranslator(locales.en) });
  expect(isBookable(product, now)).toBe(price !== undefined);
  return [price !== undefined, note];
}

const dated = (dates: Partial<ShowDates>): Partial<Product> => ({ show: testShow({ dates }) });
const noPrice = { price: undefined };

test.each<[string, Partial<Product>, boolean, string | undefined]>([
  ["with a price", {}, true, undefined],
  ["without a price", noPrice, false, "Sold out for now"],
])("E4: a product %s", (_name, changes, bookable, note) => {
  expect(sale(changes)).toEqual([bookable, note]);
});

test.each<[string, Partial<Product>, boolean, string | undefined]>([
  ["that runs", dated({ opening: "2020-03-01", closing: "2027-01-10" }), true, undefined],
  ["on its last day", dated({ closing: "2026-11-21" }), true, "Last day today"],
  ["that closes tomorrow", dated({ closing: "2026-11-22" }), true, "Last day tomorrow"],
  ["that closes in 30 days", dated({ closing: "2026-12-21" }), true, "Closes on 21 Dec 2026"],
  ["that closes in 31 days", dated({ closing: "2026-12-22" }), true, undefined],
  ["that closes soon and reopens", dated({ closing: "2026-11-30", reopening: "2027-01-10" }), true, undefined],
  ["after its closing date", dated({ closing: "2026-11-20" }), false, "Show closed"],
  [
    "after its closing date, without a price",
    { ...dated({ closing: "2026-11-20" }), ...noPrice },
    false,
    "Show closed",
  ],
  ["that closed and reopened", dated({ closing: "2026-10-01", reopening: "2026-11-01" }), true, undefined],
  ["that reopens today", dated({ closing: "2026-10-01", reopening: "2026-11-21" }), true, "Reopens today"],
  ["that reopens", dated({ closing: "2026-10-01", reopening: "2026-12-05" }), true, "Reopening on 05 Dec 2026"],
  [
    "that reopened today, after its last performance of the day",
    {
      show: testShow({ dates: { closing: "2026-10-01", reopening: "2026-11-21" }, lastStarts: { SATURDAY: "14:30" } }),
    },
    true,
    undefined,
  ],
  [
    "that reopens today, before its last performance",
    { show: testShow({ dates: { reopening: "2026-11-21" }, lastStarts: { SATURDAY: "19:30" } }) },
    true,
    "Reopens today",
  ],
  ["that opens tomorrow", dated({ opening: "2026-11-22" }), true, "Opens tomorrow"],
  ["that opens, not sold yet", { ...dated({ opening: "2026-12-05" }), ...noPrice }, false, "Opening on 05 Dec 2026"],
  ["that runs, sold out", { ...dated({ opening: "2020-03-01" }), ...noPrice }, false, "Sold out for now"],
  ["without dates, rated, sold out", { ...dated({}), ...noPrice }, false, "Sold out for now"],
  ["without dates, price and ratings", { ...dated({}), ...noPrice, rating: undefined }, false, "Coming soon"],
  ["in Tokyo", { ...dated({ closing: "2026-11-21" }), timeZone: "Asia/Tokyo" }, false, "Show closed"],
])("D12, E3: a show %s", (_name, changes, bookable, note) => {
  expect(sale(changes)).toEqual([bookable, note]);
});
