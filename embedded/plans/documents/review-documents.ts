import type { Materials } from "../materials/materials.ts";
import { findCollection } from "../materials/places.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import type { PagePlan, ReviewsPagePlan } from "../materials/text-plans.ts";
import { findEverythingIn } from "./city-collections.ts";
import { toCitySlug } from "./city-document.ts";
import { host, toSlug } from "./document.ts";
import { fillNames, textDate, toTextBlocks } from "./text-page.ts";

/** Makes the pages of reviews. Every host also has a page about how reviews are verified. */
export function makeReviewDocuments(materials: Materials): readonly object[] {
  const { sites, reviews, listingLanguages } = materials;
  const policies = sites.flatMap((site) =>
    site.languages.flatMap(({ content: lang }) => {
      const plan = reviews.policy[lang];
      return plan === undefined ? [] : [makePolicyDocument(site, lang, plan)];
    }),
  );
  const pages = [...reviews.pages, ...listCityPages(materials), ...listCollectionPages(materials)];
  return [
    ...policies,
    ...listingLanguages.flatMap(({ content }) => pages.map((page) => makeReviewsDocument(page, content))),
  ];
}

/** The smallest number of reviewed products for which a city has a page. */
const minProducts = 15;

/** Returns a page for each city whose products many have reviewed: `www.tessera.example.reviews.paris`. */
function listCityPages(materials: Materials): readonly ReviewsPagePlan[] {
  return materials.cities.flatMap((at) => {
    const collection = findEverythingIn(at, materials);
    const products = collection === undefined ? [] : findCollection(collection, materials.catalog).products;
    if (products.filter(({ reviews }) => reviews > 0).length < minProducts) return [];
    const { code, country } = at.city;
    return [{ uid: `${host}.reviews.${toCitySlug(at)}`, collection, city: code, country: country.code }];
  });
}

/** Returns a page for each planned collection that somebody has reviewed: `www.tessera.example.reviews.louvre-museum`. */
function listCollectionPages({ plans, catalog }: Materials): readonly ReviewsPagePlan[] {
  return plans.collections
    .map(({ id }) => findCollection(id, catalog))
    .filter(({ products }) => products.some(({ reviews }) => reviews > 0))
    .map(({ id: collection, name, city }) => ({
      uid: `${host}.reviews.${toSlug(name.en)}`,
      collection,
      city: city.code,
      country: city.country.code,
    }));
}

function makePolicyDocument(site: PlannedSite, lang: string, plan: PagePlan): object {
  const fill = fillNames(site);
  return toReviewsPage(`${site.host}.review-policy`, lang, {
    heading: { rich: [`# ${plan.heading}`] },
    meta_title: fill(`${plan.heading} | {brand}`),
    meta_description: fill(plan.description),
    slices: toTextBlocks(plan, fill),
  });
}

function makeReviewsDocument({ uid, city, country, ...ids }: ReviewsPagePlan, lang: string): object {
  const tags = { tagged_city: city, tagged_country: country };
  return toReviewsPage(uid, lang, { ...ids, ...tags, slices: [] });
}

function toReviewsPage(uid: string, lang: string, data: object): object {
  return {
    type: "reviews_page",
    uid,
    lang,
    first_publication_date: textDate,
    last_publication_date: textDate,
    data,
  };
}
