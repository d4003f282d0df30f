import { describe, expect, it } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { findSiteByHost } from "../../routing/host.ts";
import type { Route } from "../../routing/route.ts";
import { readPageCurrency } from "./read-page-currency.ts";
import { testPorts } from "../../tests/support/test-renderer.ts";

const cities = new Map<string, CurrencyCode>([
  ["ROME", "EUR"],
  ["LONDON", "GBP"],
  ["NEW_YORK", "USD"],
]);

/** Returns the currency of a page on the theatre site, whose primary city is London, with the calls it took. */
async function currencyOn(
  city: string,
  currency: Route["currency"] = "auto",
  find = async (code: string) => cities.get(code),
  late = new Promise<void>(() => {}),
) {
  const site = findSiteByHost("www.west-end-nights.example");
  if (site === undefined) throw new Error("no such site");
  const [calls, failures]: [string[], string[]] = [[], []];
  const { currency: found, provisional } = await readPageCurrency({ site, currency }, city, {
    catalog: {
      ...testPorts([]).ports.catalog,
      findCityCurrency: async (code) => {
        calls.push(code);
        return find(code);
      },
    },
    onFailure: (resource) => void failures.push(resource),
    late,
  });
  return { found, provisional, calls, failures };
}

describe("the currency of a page", () => {
  it("E12: the traveller's own comes first, and no city is read", async () => {
    expect(await currencyOn("ROME", "USD")).toEqual({ found: "USD", provisional: false, calls: [], failures: [] });
  });

  it.each([
    ["else that of the page's city", "NEW_YORK", "USD", ["NEW_YORK", "LONDON"]],
    ["else that of the site's primary city", "", "GBP", ["LONDON"]],
    ["which may be the same", "LONDON", "GBP", ["LONDON"]],
    ["a city that the provider does not know counts as none", "ATLANTIS", "GBP", ["ATLANTIS", "LONDON"]],
  ])("E12: %s", async (_title, city, found, calls) => {
    expect(await currencyOn(city)).toEqual({ found, provisional: false, calls, failures: [] });
  });

  it("a provider that is down is a failure, and the page has the fallback", async () => {
    const down = async () => Promise.reject(new Error("down"));
    expect(await currencyOn("ROME", "auto", down)).toEqual({
      found: "EUR",
      provisional: true,
      calls: ["ROME", "LONDON"],
      failures: ["cities", "cities"],
    });
  });

  it("X28: a page that can wait no longer has the fallback", async () => {
    const hang = () => new Promise<CurrencyCode>(() => {});
    expect(await currencyOn("ROME", "auto", hang, Promise.resolve())).toMatchObject({
      found: "EUR",
      provisional: true,
    });
  });

  it.each([
    ["the page's city", "NEW_YORK", { found: "GBP", provisional: true }],
    ["the primary city alone, which the page does not show", "LONDON", { found: "USD", provisional: false }],
  ])("X28: is provisional without %s", async (_title, unread, expected) => {
    const find = async (code: string) => (code === unread ? Promise.reject(new Error("down")) : cities.get(code));
    expect(await currencyOn("NEW_YORK", "auto", find)).toMatchObject({ ...expected, failures: ["cities"] });
  });
});
