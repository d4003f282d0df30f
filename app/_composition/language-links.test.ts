import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Outcome } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { languageLinks } from "./language-links.ts";

const { site } = testPage();
const route = { site, locale: locales.de, currency: "auto", view: defaultView, path: ["rome"] } as const;
const english = { lang: "en-us", uid: "www.tessera.example.rome", type: "microsite" };
const document = {
  ...testDocument("www.tessera.example.rome", "microsite", {}, "de-de"),
  alternate_languages: [english],
};
const page: Outcome = {
  kind: "page",
  content: null,
  structuredData: {},
  metadata: { title: "", description: "", image: undefined },
  page: testPage(),
  document,
  report: undefined,
};

it("the page in the languages it exists in, in the order of all languages", () => {
  expect(languageLinks(route, page)).toMatchObject([
    { tag: "en", href: "/rome/", current: false },
    { tag: "de", href: "/de/rome/", current: true },
  ]);
});

it("where there is no page, the home page in the language asked for", () => {
  expect(languageLinks(route, { kind: "not-found" })).toMatchObject([{ tag: "de", href: "/de/", current: true }]);
});
