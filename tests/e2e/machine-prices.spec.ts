import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { isCurrencyCode } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import { listElements, plain } from "../crawl/elements.ts";
import { readPage } from "../crawl/read-page.ts";
import { shownPrice } from "../crawl/shown/shown-price.ts";
import { flagship, sendPatiently } from "../support/send.ts";
import { amountText } from "../support/true/amount-text.ts";
import { wholeUnless } from "./whole-unless.ts";

const read = (host: string, path: string) => sendPatiently({ path, headers: { host } });

const feedSchema = v.object({
  items: v.array(
    v.object({
      url: v.string(),
      _tessera: v.object({ price: v.nullable(v.object({ amount: v.string(), currency: v.string() })) }),
    }),
  ),
});

const octoPrices = v.optional(
  v.array(v.object({ retail: v.number(), currency: v.string(), currencyPrecision: v.number() })),
  [],
);
const octoSchema = v.array(
  v.object({
    bookingUrl: v.string(),
    availableCurrencies: v.tuple([v.string()]),
    options: v.array(v.object({ pricingFrom: octoPrices, units: v.array(v.object({ pricingFrom: octoPrices })) })),
  }),
);

/** Where a product is described, and its price as an English page formats it: empty without a price. */
interface Described {
  readonly url: string;
  readonly price: string;
}

function described(url: string, price: { readonly amount: string; readonly currency: string } | null): Described {
  const currency = price?.currency ?? "";
  return {
    url,
    price: price && isCurrencyCode(currency) ? plain(amountText(Number(price.amount), currency, locales.en)) : "",
  };
}

function describedByOcto({
  bookingUrl,
  availableCurrencies,
  options,
}: v.InferOutput<typeof octoSchema>[number]): Described {
  const prices = options.flatMap(({ pricingFrom, units }) => [
    ...pricingFrom,
    ...units.flatMap((unit) => unit.pricingFrom),
  ]);
  expect(prices.filter(({ currency }) => !availableCurrencies.includes(currency))).toEqual([]);
  const [price] = prices.map(({ retail, currency, currencyPrecision }) => ({
    amount: String(retail / 10 ** currencyPrecision),
    currency,
  }));
  return described(bookingUrl, price ?? null);
}

/** Reads the page at an address, which must not redirect, as `described`: the price in its booking box. */
async function shownOn(url: string): Promise<Described> {
  const { host, pathname } = new URL(url);
  const { status, body } = await read(host, pathname);
  expect(status, url).toBe(200);
  const [box = ""] = listElements(readPage(body).body, "div", 'id="booking"');
  return { url, price: shownPrice(box) };
}

for (const host of [flagship, "www.west-end-nights.example"])
  test(`X13: the address, currency and price of a product are those of its page, in the feed and in OCTO of ${host}${wholeUnless(host !== flagship)}`, async () => {
    // A page that is stale, or was read before a start that is over, is current at the next visit.
    await expect(() => expectOnePrice(host)).toPass({ timeout: 60_000 });
  });

async function expectOnePrice(host: string): Promise<void> {
  const [feed, octo] = [await read(host, "/feed.json"), await read(host, "/api/octo/products")];
  const { items } = v.parse(feedSchema, JSON.parse(feed.body));
  const ofOcto = v.parse(octoSchema, JSON.parse(octo.body)).map(describedByOcto);
  expect(ofOcto).toEqual(items.map(({ url, _tessera: { price } }) => described(url, price)));
  const sample = ofOcto.filter((_, index) => index % Math.ceil(ofOcto.length / 6) === 0);
  expect(sample.filter(({ price }) => price !== "").length).toBeGreaterThan(1);
  const shown = await Promise.all(sample.map(({ url }) => shownOn(url)));
  expect(shown).toEqual(sample);
}
