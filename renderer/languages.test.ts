import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { languageLinks } from "./languages.ts";

const page = { locale: locales.de, path: ["rome"], alternates: [locales.de, locales.en] };

it("the page in the languages it exists in, in the order of all languages", () => {
  expect(languageLinks({ ...page, kind: "city" })).toMatchObject([
    { tag: "en", href: "/rome/", current: false },
    { tag: "de", href: "/de/rome/", current: true },
  ]);
});

it("B10: where there is no page, the home page in its languages and in the one requested", () => {
  const links = languageLinks({ ...page, locale: locales.ar, kind: undefined });
  expect(links.map(({ href, current }) => [href, current])).toEqual([
    ["/", false],
    ["/de/", false],
    ["/ar/", true],
  ]);
});
