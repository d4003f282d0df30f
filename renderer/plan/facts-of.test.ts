import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { siteOfHost } from "../../routing/host.ts";
import { testRegistries } from "../../tests/support/test-renderer.ts";
import { factsOf } from "./facts-of.ts";
import type { Route } from "../../routing/route.ts";
import { defaultView } from "../../routing/view.ts";

const registries = testRegistries({});

describe("the currency of a page", () => {
  it.each<[string, Route["currency"], string, string | undefined, string]>([
    ["E12: the traveller's own comes first", "USD", "www.west-end-nights.example", "IT", "USD"],
    ["E12: else that of the country of the page's city", "auto", "www.west-end-nights.example", "IT", "EUR"],
    ["E12: else that of the site's primary city", "auto", "www.west-end-nights.example", undefined, "GBP"],
    ["a country we don't know counts as none", "auto", "www.west-end-nights.example", "XX", "GBP"],
    ["a country in lower case is the same country", "auto", "www.tessera.example", "gb", "GBP"],
  ])("%s", (_title, currency, host, country, expected) => {
    const site = siteOfHost(host);
    if (site === undefined) throw new Error(`${host} is no site`);
    const route = { site, locale: locales.en, currency, view: defaultView, path: [] };
    expect(factsOf(route, [{ country, view: [] }], registries).currency).toBe(expected);
  });
});

it("B6: the view of a page has the parameters that its kind honours, and no others", () => {
  const site = siteOfHost("www.tessera.example");
  if (site === undefined) throw new Error("no such site");
  const view = { ...defaultView, page: 2, limit: 5 };
  const route = { site, locale: locales.en, currency: "auto", view, path: [] } as const;
  expect(factsOf(route, [{ country: undefined, view: ["page", "sort"] }], registries).view).toEqual({
    ...defaultView,
    page: 2,
  });
});
