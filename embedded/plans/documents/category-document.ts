import { findCategoryPlan } from "../materials/places.ts";
import { translate } from "@tessera/provider-api/source/translations.ts";
import { fillSentence, findText, type ListingLanguage } from "../materials/listing-languages.ts";
import type { Materials } from "../materials/materials.ts";
import type { CityCategory } from "./categories.ts";
import { toCityUid } from "./city-document.ts";
import { toDocument } from "./document.ts";
import { toListing } from "./slices.ts";

/** Makes the page of a category, or a sub-category, in one city: its products. */
export function makeCategoryDocument(one: CityCategory, language: ListingLanguage, materials: Materials): object {
  const { at, category, subCategory, plan } = one;
  const { wording, categories } = language.texts;
  const heading = fillSentence(findText(categories, plan.id, language), {
    city: translate(at.city.name, language.provider),
  });
  return toDocument({
    uid: toCategoryUid(one, materials),
    language,
    heading,
    tags: {
      city: at.city.code,
      country: at.city.country.code,
      category,
      subCategory,
      contentType: plan.contentType ?? "Tickets",
      micrositeType: subCategory === undefined ? "A1: Category" : "A1: Sub category",
      pageType: "Landing page",
    },
    title: `${heading}${wording.from}`,
    description: fillSentence(wording.aboutCategory, { title: heading }),
    photo: at.city.photo,
    slices: [toListing(wording.allOnPage, toListingSource(one))],
  });
}

function toListingSource({ at, category, subCategory, plan }: CityCategory) {
  const { code: city } = at.city;
  if (subCategory === undefined) return { category, city };
  const shared = plan.with.length === 0 ? {} : { additional_sub_category_ids: plan.with.join(", ") };
  return { sub_category: subCategory, ...shared, city };
}

/** `…rome.tours`, `…rome.tours.guided-tours`. */
function toCategoryUid({ at, category, subCategory, plan }: CityCategory, { plans }: Materials): string {
  const path = subCategory === undefined ? [plan.slug] : [findCategoryPlan(category, plans).slug, plan.slug];
  return [toCityUid(at), ...path].join(".");
}
