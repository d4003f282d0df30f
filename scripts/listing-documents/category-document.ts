import { cityUid } from "./city-document.ts";
import { createMicrosite } from "./document.ts";
import { type CityCategory, getCategoryPlan } from "./places.ts";
import type { Language } from "./plans.ts";
import { listing } from "./slices.ts";
import { wordings } from "./wording.ts";

/** Returns the page of a category, or a sub-category, in one city: its products. */
export function categoryDocument(one: CityCategory, language: Language): object {
  const { at, category, subCategory, plan } = one;
  const wording = wordings[language];
  const heading = plan.title[language].replace("{city}", at.name[language]);
  return createMicrosite({
    uid: categoryUid(one),
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
    description: wording.aboutCategory(heading),
    photo: at.city.photo,
    slices: [listing(wording.all.others, toProductSource(one))],
  });
}

function toProductSource({ at, category, subCategory, plan }: CityCategory) {
  const { code: city } = at.city;
  if (subCategory === undefined) return { category, city };
  const shared = plan.with.length === 0 ? {} : { additional_sub_category_ids: plan.with.join(", ") };
  return { sub_category: subCategory, ...shared, city };
}

/** `…rome.tours`, `…rome.tours.guided-tours`. */
function categoryUid({ at, category, subCategory, plan }: CityCategory): string {
  const path = subCategory === undefined ? [plan.slug] : [getCategoryPlan(category).slug, plan.slug];
  return [cityUid(at), ...path].join(".");
}
