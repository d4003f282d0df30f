import * as v from "valibot";
import type { Product } from "../../embedded/provider-api/source/catalog.ts";
import type { Show } from "../../embedded/provider-api/source/linked-places.ts";
import { isTranslated, translate } from "../../embedded/provider-api/source/translations.ts";
import { readJson } from "../../embedded/runtime/read-json.ts";
import { showCategory } from "../../catalog/show/show-category.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { slugify } from "./document.ts";
import { catalog } from "./places.ts";

const word = v.pipe(v.string(), v.minLength(1));

const plan = readJson(
  new URL("../../embedded/content-service/data/plans/shows.json", import.meta.url),
  v.strictObject({
    /** Pages that a person wrote, by product, and their languages. */
    written: v.array(v.strictObject({ id: v.number(), uid: word, languages: v.array(word) })),
    /** By language, around the names of a show and its theatre: `{name} tickets, {theatre}`. */
    texts: v.record(v.string(), v.strictObject({ title: word, price: word, description: word })),
  }),
);

const published = "2026-11-24T08:00:00+0000";

/** A product that is a show. */
type ShowProduct = Product & { readonly show: Show };

/**
 * Returns a page for each show of a site that sells shows. It has one in each language that has its name, where nobody wrote
 * one. In other languages the English page is the fallback.
 */
export function showDocuments(): readonly object[] {
  return sites.flatMap((site) =>
    listShows(site).flatMap((product) =>
      site.languages
        .map((code) => locales[code])
        .filter((locale) => isTranslated(product.name, locale.providerLanguage) && !isWritten(product, locale))
        .map((locale) => showDocument(product, locale, site)),
    ),
  );
}

function listShows({ sells }: Site): readonly ShowProduct[] {
  if (sells?.category !== showCategory) return [];
  const ofCity = catalog.products.entries.filter(({ city }) => city.code === sells.city);
  return ofCity.flatMap(({ id }) => {
    const product = catalog.products.get(id);
    return product?.show === undefined ? [] : [{ ...product, show: product.show }];
  });
}

function isWritten({ id }: ShowProduct, { contentLanguage }: Locale): boolean {
  return plan.written.some((page) => page.id === id && page.languages.includes(contentLanguage));
}

function showDocument(product: ShowProduct, locale: Locale, site: Site): object {
  const { id, city, collection, subCategory, name } = product;
  const lang = locale.contentLanguage;
  const written = plan.written.find((page) => page.id === id);
  return {
    type: "showpage",
    uid: written?.uid ?? `${site.host}.${slugify(name.en)}`,
    lang,
    first_publication_date: published,
    last_publication_date: published,
    data: {
      tgid: id,
      show_name: locale.code === "tw" ? shortName(product, locale) : nameIn(product, locale),
      poster: null,
      tagged_city: city.code,
      tagged_country: city.country.code,
      tagged_collection: collection?.id ?? null,
      tagged_sub_category: String(subCategory.id),
      ...createShowMetadata(product, locale, site),
      share_image: null,
      slices: [],
    },
  };
}

/** Returns title and description of a page. The price is a shortcode, so that it is the current one; some have none. */
function createShowMetadata(product: ShowProduct, locale: Locale, { brand }: Site): object {
  const texts = plan.texts[locale.contentLanguage];
  if (texts === undefined) throw new Error(`plans/shows.json has no texts in ${locale.contentLanguage}`);
  const { id, show, price } = product;
  const name = shortName(product, locale);
  const fill = (text: string) => text.replace("{name}", name).replace("{theatre}", show.theatre.name);
  const from = texts.price.replace("{price}", `[price tgid="${id}"]`);
  const offer = price === null ? "" : `[if-available tgid="${id}"]${from}[/if-available]`;
  return {
    meta_title: `${fill(texts.title)}${offer} | ${brand}`,
    meta_description: fill(texts.description),
  };
}

/** Returns the provider's name of a show in a language. */
function nameIn({ name }: ShowProduct, { providerLanguage }: Locale): string {
  return translate(name, providerLanguage).replaceAll("'", "’");
}

/** Returns a name without the English one that follows it in brackets. */
function shortName(product: ShowProduct, locale: Locale): string {
  return nameIn(product, locale).replace(/ \([^)]*\)$/, "");
}
