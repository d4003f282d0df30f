import { describe, expect, it } from "vitest";
import type { Link } from "../../content/fields/link.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { hrefFrom, linksFrom } from "./href-from.ts";
import type { LinkTarget } from "../contracts/link-target.ts";

const [here, there, vienna] = ["tessera", "west-end-nights", "vienna-evenings"].map((name) =>
  findSiteByHost(`www.${name}.example`),
);
if (here === undefined || there === undefined || vienna === undefined)
  throw new Error("the sites of these tests are gone");
const hrefIn = (locale: Locale) => hrefFrom(here, locale, ({ host }) => `https://${host}`);

describe("hrefFrom", () => {
  it.each<[string, Link, string]>([
    ["a page here", { kind: "page", site: here, path: ["rome"], locale: "en", text: "" }, "/rome/"],
    ["home, in Arabic", { kind: "page", site: here, path: [], locale: "ar", text: "" }, "/ar/"],
    ["home, in English", { kind: "page", site: here, path: [], locale: "en", text: "" }, "/"],
    [
      "a page of another site",
      { kind: "page", site: there, path: ["a", "b"], locale: "de", text: "" },
      "https://www.west-end-nights.example/de/a/b/",
    ],
    ["a path that needs escaping", { kind: "page", site: here, path: ["café"], locale: "en", text: "" }, "/caf%C3%A9/"],
    ["anything else", { kind: "url", url: "mailto:a@b.example", text: "" }, "mailto:a@b.example"],
  ])("%s", (_title, link, expected) => {
    expect(hrefIn(locales.en)(link)).toBe(expected);
  });
});

describe("linksFrom", () => {
  const linkTo = linksFrom({ locale: locales.es, textLocale: locales.es }, hrefIn(locales.es));
  it.each<[string, Link, LinkTarget]>([
    [
      "a page in the language of this one",
      { kind: "page", site: here, path: ["rome"], locale: "es", text: "" },
      { href: "/es/rome/" },
    ],
    [
      "A10, Q14: a page whose texts are in English alone, which opens in this language",
      { kind: "page", site: here, path: ["credits"], locale: "en", text: "" },
      { href: "/es/credits/", hrefLang: "en" },
    ],
    [
      "a page of a site that does not speak this language",
      { kind: "page", site: vienna, path: ["theatres"], locale: "en", text: "" },
      { href: "https://www.vienna-evenings.example/theatres/", hrefLang: "en" },
    ],
    ["anything else", { kind: "url", url: "tel:+1", text: "" }, { href: "tel:+1" }],
  ])("%s", (_title, link, expected) => {
    expect(linkTo(link)).toEqual(expected);
  });

  it("A10: a page with English texts does not know which language its links' pages have", () => {
    const link: Link = { kind: "page", site: here, path: ["rome"], locale: "en", text: "" };
    const untranslated = linksFrom({ locale: locales.es, textLocale: locales.en }, hrefIn(locales.es));
    expect(untranslated(link)).toEqual({ href: "/es/rome/" });
  });
});
