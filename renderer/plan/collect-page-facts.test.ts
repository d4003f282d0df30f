import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { defaultView } from "../../routing/view.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import type { Ports } from "../contracts/ports.ts";
import { collectPageFacts, noPlaces } from "./collect-page-facts.ts";

const registries = testRegistries({});

/** Returns the view of a page that honors some parameters, requested with `page=2&limit=5`. */
function readHonoredView(view: readonly string[], ports: Pick<Ports, "onUndeclaredView"> = testPorts([]).ports) {
  const site = findSiteByHost("www.tessera.example");
  if (site === undefined) throw new Error("no such site");
  const requested = { ...defaultView, page: 2, limit: 5 };
  const route = { site, locale: locales.en, currency: "auto", view: requested, path: [] } as const;
  return collectPageFacts(
    route,
    { currency: "EUR", ...noPlaces },
    [{ view, isProductPage: false, place: {}, ownPlace: undefined }],
    {
      registries,
      ports,
    },
  ).view;
}

it("B6: the view of a page has the parameters that its kind reads", () => {
  expect({ ...readHonoredView(["page", "sort"]) }).toEqual({ page: 2, sort: undefined });
});

it("B6: a parameter that the kind does not declare can't be read", () => {
  expect(() => readHonoredView(["page", "sort"]).limit).toThrow(
    'The view\'s "limit" was read but not declared: name it in "view" of the page kinds that have this part',
  );
});

it("B6: in production it reads as absent", () => {
  expect(readHonoredView(["page", "sort"], { onUndeclaredView: () => {} }).limit).toBeUndefined();
});
