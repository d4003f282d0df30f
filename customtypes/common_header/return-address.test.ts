import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { returnAddress } from "./return-address.ts";
import { testView } from "../../tests/support/test-view.ts";

const page = { locale: locales.de, path: ["rome"], view: defaultView };

it.each([
  ["a list", { sort: "price", page: 3 }, "?page=3&sort=price"],
  ["a list of a band of prices, which differ by currency", { price: 2, page: 3 }, "?price=2"],
  ["a page without a view", {}, ""],
] as const)("another currency comes back to %s", (_title, view, query) => {
  expect(returnAddress({ ...page, view: testView(view), kind: "city" })).toBe(`/de/rome/${query}`);
});

it("reads no parameter that the page does not honor", () => {
  const price = () => expect.unreachable();
  const view = Object.defineProperty({ ...defaultView, sort: "price" as const }, "price", {
    get: price,
    enumerable: false,
  });
  expect(returnAddress({ ...page, view, kind: "city" })).toBe("/de/rome/?sort=price");
});
