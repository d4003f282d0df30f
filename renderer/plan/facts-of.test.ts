import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { siteOfHost } from "../../routing/host.ts";
import { testRegistries } from "../../tests/support/test-renderer.ts";
import { factsOf } from "./facts-of.ts";
import { defaultView } from "../../routing/view.ts";

const registries = testRegistries({});

it("B6: the view of a page has the parameters that its kind honours, and no others", () => {
  const site = siteOfHost("www.tessera.example");
  if (site === undefined) throw new Error("no such site");
  const view = { ...defaultView, page: 2, limit: 5 };
  const route = { site, locale: locales.en, currency: "auto", view, path: [] } as const;
  expect(factsOf(route, "EUR", [{ view: ["page", "sort"] }], registries).view).toEqual({
    ...defaultView,
    page: 2,
  });
});
