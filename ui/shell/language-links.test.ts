import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { languageLinks } from "./language-links.ts";

const site = { languages: ["en", "de", "fr"] } as const;
const page = { site, locale: locales.de, path: ["rome"], alternates: [locales.de, locales.en], view: defaultView };

it("A10: a page that exists in English in all languages of its site, in the order of all languages", () => {
  expect(languageLinks({ ...page, kind: "city" })).toMatchObject([
    { tag: "en", href: "/rome/", current: false },
    { tag: "fr", href: "/fr/rome/", current: false },
    { tag: "de", href: "/de/rome/", current: true },
  ]);
});

it("a page that English lacks in the languages it exists in", () => {
  expect(languageLinks({ ...page, alternates: [locales.de], kind: "city" }).map(({ href }) => href)).toEqual([
    "/de/rome/",
  ]);
});

it("B10: where there is no page, the home page in its languages and in the one requested", () => {
  const links = languageLinks({ ...page, locale: locales.ar, kind: undefined });
  expect(links.map(({ href, current }) => [href, current])).toEqual([
    ["/", false],
    ["/fr/", false],
    ["/de/", false],
    ["/ar/", true],
  ]);
});

it("keeps what was searched for and chosen, but not the page of the list, which can be shorter there", () => {
  const view = { ...defaultView, q: "Gärten & Parks", sort: "price", page: 3 } as const;
  const links = languageLinks({ ...page, view, kind: "search" });
  const query = "?q=G%C3%A4rten+%26+Parks&sort=price";
  expect(links.map(({ href, isView }) => [href, isView])).toEqual([
    [`/rome/${query}`, true],
    [`/fr/rome/${query}`, true],
    [`/de/rome/${query}`, true],
  ]);
});

it("B10: where there is no page, no view of one is kept", () => {
  const links = languageLinks({ ...page, view: { ...defaultView, q: "x" }, kind: undefined });
  expect(links.map(({ href }) => href)).toEqual(["/", "/fr/", "/de/"]);
});

it("reads no parameter that the page does not honor", () => {
  const price = () => expect.unreachable();
  const view = Object.defineProperty({ ...defaultView, sort: "price" as const }, "price", {
    get: price,
    enumerable: false,
  });
  expect(languageLinks({ ...page, view, kind: "city" })[0]?.href).toBe("/rome/?sort=price");
});
