import * as v from "valibot";
import { readJson } from "../../embedded/runtime/read-json.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { slugify } from "./document.ts";
import { filler, legalDate, planOfPage } from "./legal-documents.ts";
import { citySlug, findCityCollection } from "./city-document.ts";
import { getCollection, plannedCities } from "./places.ts";
import { type Language, languages, plans } from "./plans.ts";

const id = v.optional(v.pipe(v.number(), v.integer()));
const text = v.pipe(v.string(), v.minLength(1));

/** How reviews are verified, by language; and pages of reviews besides those of planned collections. */
const plan = readJson(
  new URL("../../embedded/content-service/data/plans/reviews.json", import.meta.url),
  v.strictObject({
    policy: v.record(v.string(), planOfPage),
    pages: v.array(v.strictObject({ uid: text, reviewed_product: id, collection: id, city: text, country: text })),
  }),
);

type ReviewsPlan = (typeof plan.pages)[number];

/** Returns the pages of reviews in the languages of planned pages, and of every host how they are verified. */
export function reviewDocuments(): readonly object[] {
  const policies = sites.flatMap((site) =>
    site.languages.flatMap((code) => {
      const lang = locales[code].contentLanguage;
      const words = plan.policy[lang];
      return words === undefined ? [] : [policyDocument(`${site.host}.review-policy`, lang, words, filler(site))];
    }),
  );
  const codes = v.parse(v.array(v.picklist(["en", "de", "ar", "tw"])), Object.keys(languages));
  const pages = [...plan.pages, ...cityPages(), ...collectionPages()];
  return [...policies, ...codes.flatMap((language) => pages.map((page) => reviewsDocument(page, language)))];
}

/** Fewest products with reviews for which a city has a page: the reviews of fewer are on theirs. */
const fewest = 15;

/** Returns a page for each city whose products many have reviewed: `www.tessera.example.reviews.paris`. */
function cityPages(): readonly ReviewsPlan[] {
  return plannedCities.flatMap((at) => {
    const collection = findCityCollection(at);
    const { products } = collection === undefined ? { products: [] } : getCollection(collection);
    if (products.filter(({ reviews }) => reviews > 0).length < fewest) return [];
    const { code, country } = at.city;
    return [{ uid: `www.tessera.example.reviews.${citySlug(at)}`, collection, city: code, country: country.code }];
  });
}

/** Returns a page for each planned collection that somebody has reviewed: `www.tessera.example.reviews.louvre-museum`. */
function collectionPages(): readonly ReviewsPlan[] {
  const planned = plans.collections.map((one) => getCollection(one.id));
  return planned
    .filter(({ products }) => products.some(({ reviews }) => reviews > 0))
    .map(({ id: collection, name, city }) => ({
      uid: `www.tessera.example.reviews.${slugify(name.en)}`,
      collection,
      city: city.code,
      country: city.country.code,
    }));
}

function policyDocument(
  uid: string,
  lang: string,
  { heading, description, blocks }: v.InferOutput<typeof planOfPage>,
  fill: (source: string) => string,
): object {
  const slices = blocks.map(([title, body]) => ({
    slice_type: "text_block",
    primary: { title: { rich: [`## ${title}`] }, body: { rich: [fill(body)] } },
  }));
  const data = {
    heading: { rich: [`# ${heading}`] },
    meta_title: fill(`${heading} | {brand}`),
    meta_description: fill(description),
    slices,
  };
  return createReviewsPage(uid, lang, data);
}

function reviewsDocument({ uid, city, country, ...ids }: ReviewsPlan, language: Language): object {
  const tags = { tagged_city: city, tagged_country: country };
  return createReviewsPage(uid, locales[language].contentLanguage, { ...ids, ...tags, slices: [] });
}

function createReviewsPage(uid: string, lang: string, data: object): object {
  return {
    type: "reviews_page",
    uid,
    lang,
    first_publication_date: legalDate,
    last_publication_date: legalDate,
    data,
  };
}
