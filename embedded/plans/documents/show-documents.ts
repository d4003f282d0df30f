import { isTranslated } from "@tessera/provider-api/source/translations.ts";
import type { Materials } from "../materials/materials.ts";
import type { PlannedSite, SiteLanguage } from "../materials/site-plans.ts";
import type { ShowPlans } from "../materials/text-plans.ts";
import { toSlug } from "./document.ts";
import { type ShowProduct, toFullName, toMetadata, toShortName } from "./show-texts.ts";

const published = "2026-11-24T08:00:00+0000";

/**
 * Makes a page for each show of a site that sells shows. It has one in each language that has its name, if nobody wrote
 * one. In other languages the English page is the fallback.
 */
export function makeShowDocuments(materials: Materials): readonly object[] {
  const { shows } = materials;
  return materials.sites.flatMap((site) =>
    listShows(site, materials).flatMap((product) =>
      site.languages
        .filter((language) => isTranslated(product.name, language.provider) && !isWritten(product, language, shows))
        .map((language) => makeShowDocument(product, language, site, shows)),
    ),
  );
}

function listShows({ showCity }: PlannedSite, { catalog }: Materials): readonly ShowProduct[] {
  if (showCity === undefined) return [];
  const ofCity = catalog.products.entries.filter(({ city }) => city.code === showCity);
  return ofCity.flatMap(({ id }) => {
    const product = catalog.products.get(id);
    return product?.show === undefined ? [] : [{ ...product, show: product.show }];
  });
}

function isWritten({ id }: ShowProduct, { content }: SiteLanguage, { written }: ShowPlans): boolean {
  return written.some((page) => page.id === id && page.languages.includes(content));
}

function makeShowDocument(product: ShowProduct, language: SiteLanguage, site: PlannedSite, plans: ShowPlans): object {
  const { id, city, collection, subCategory, name } = product;
  const written = plans.written.find((page) => page.id === id);
  return {
    type: "showpage",
    uid: written?.uid ?? `${site.host}.${toSlug(name.en)}`,
    lang: language.content,
    first_publication_date: published,
    last_publication_date: published,
    data: {
      tgid: id,
      show_name: language.content === "zh-tw" ? toShortName(product, language) : toFullName(product, language),
      poster: null,
      tagged_city: city.code,
      tagged_country: city.country.code,
      tagged_collection: collection?.id ?? null,
      tagged_sub_category: String(subCategory.id),
      ...toMetadata(product, language, site, plans),
      share_image: null,
      slices: [],
    },
  };
}
