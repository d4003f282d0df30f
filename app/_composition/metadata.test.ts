import { expect, it } from "vitest";
import { type Locale, locales } from "../../i18n/locales.ts";
import { alternatesOf } from "../../renderer/languages.ts";
import type { PageMetadata } from "../../renderer/page-type.ts";
import tessera from "../../hosts/tessera.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { toMetadata } from "./metadata.ts";

const rome = testDocument("www.tessera.example.rome", "microsite", {}, "de-de");
const translated = (...languages: readonly string[]) =>
  alternatesOf(
    { ...rome, alternate_languages: languages.map((lang) => ({ lang, uid: rome.uid, type: rome.type })) },
    tessera,
  );

function headOf(alternates: readonly Locale[], metadata: Partial<PageMetadata> = {}) {
  return toMetadata({
    metadata: { title: "Rom", description: "Karten", image: undefined, ...metadata },
    page: testPage({ locale: locales.de, path: ["rome"], alternates }),
  });
}

it("names the page's own address and those of its translations; x-default is English", () => {
  expect(headOf(translated("en-us", "ar-ae", "xx-xx")).alternates).toEqual({
    canonical: "/de/rome/",
    languages: { de: "/de/rome/", en: "/rome/", ar: "/ar/rome/", "x-default": "/rome/" },
  });
});

it("has no x-default without an English page", () => {
  expect(headOf(translated()).alternates?.languages).toEqual({ de: "/de/rome/" });
});

it("is shared under the site's canonical host, with a picture where there is one", () => {
  const image = "https://images.tessera.example/rome.webp";
  const { metadataBase, openGraph } = headOf(translated(), { image });
  expect(String(metadataBase)).toBe("https://www.tessera.example/");
  expect(openGraph).toMatchObject({ url: "/de/rome/", siteName: "Tessera", locale: "de", images: [image] });
  expect(headOf(translated()).openGraph).not.toHaveProperty("images");
});
