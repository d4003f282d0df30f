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

it("where there is no page, the home page in the language requested", () => {
  expect(languageLinks({ ...page, kind: undefined })).toMatchObject([{ tag: "de", href: "/de/", current: true }]);
});
