import { documentId, translationGroup } from "../../../embedded/content-service/files/identity.ts";
import type { DatedContent } from "../../../embedded/content-service/store/document-writer.ts";
import { paragraph, slice } from "./generate-text.ts";
import { randomNumbers } from "../../support/random-numbers.ts";
import { rareWord } from "./vocabulary.ts";

export const languages = "en-us es-es it-it fr-fr pt-pt de-de nl-nl ja-jp zh-tw zh-cn ko-kr id-id pl-pl ar-ae".split(
  " ",
);
const types = ["city_page", "show_page", "article", "landing_page"];

/** The date of document 0; each further one is a minute later. */
const firstDate = Date.UTC(2024, 0, 1);

export function toUid(page: number): string {
  return `www.site-${page % 40}.example.page-${page}`;
}

export function chooseDocumentType(page: number): string {
  return types[page % types.length] ?? "";
}

/** Returns document number `index`: about 4 KB, always the same. Each page exists in all languages. */
export function generate(index: number): DatedContent {
  const page = Math.floor(index / languages.length);
  const identity = {
    type: chooseDocumentType(page),
    uid: toUid(page),
    lang: languages[index % languages.length] ?? "",
  };
  const date = firstDate + index * 60_000;
  return {
    id: documentId(identity),
    translations: translationGroup(identity),
    ...identity,
    title: identity.uid,
    tags: [identity.uid, `city-${page % 200}`],
    data: createPageData(index, page, identity.lang),
    firstPublished: date,
    lastPublished: date,
  };
}

function createPageData(index: number, page: number, lang: string): DatedContent["data"] {
  const random = randomNumbers(index);
  const parent = Math.floor(page / 50);
  return {
    title: [{ type: "heading1", text: `Page ${page} ${index % 500 === 0 ? rareWord : ""}`, spans: [] }],
    category: `category-${page % 300}`,
    price: Math.floor(random() * 100_000) / 100,
    is_featured: random() < 0.1,
    opens: new Date(firstDate + Math.floor(random() * 900) * 86_400_000).toISOString().slice(0, 10),
    parent: { link_type: "Document", id: documentId({ type: chooseDocumentType(parent), uid: toUid(parent), lang }) },
    place: { latitude: random() * 140 - 70, longitude: random() * 360 - 180 },
    body: [paragraph(random, 90), paragraph(random, 90)],
    slices: Array.from({ length: 4 }, (_, position) => slice(random, `${index}-${position}`)),
  };
}
