import type { Product } from "../../../catalog/product/product.ts";
import { type Locale, locales } from "../../../i18n/locales.ts";
import type { CanonicalPages, PageContext, PageMetadata } from "../../../renderer/index.ts";
import { flagship } from "../../../routing/flagship.ts";
import { pageMetadata } from "../../page-fields.ts";
import type { ExperienceFields } from "../fields.ts";
import { findPageProduct } from "./find-page-product.ts";

/** Most characters of a description that search engines show. */
const descriptionLength = 155;

/** Returns what editors wrote, else the product's name and its highlights. All sites' pages count for one site. */
export function productMetadata(fields: ExperienceFields, page: PageContext): PageMetadata {
  const own = pageMetadata(fields, page);
  const product = findPageProduct(fields, page.snapshot);
  if (product === undefined) return own;
  const { name, images } = product;
  return {
    ...own,
    name: name.text,
    description: own.description || describeProduct(product),
    image: own.image ?? images[0]?.url,
    canonical: chooseCanonicalPages(product, page.locale),
  };
}

/** The name, as products of one kind share their highlights, and as many of those as fit, whole. */
function describeProduct({ name, highlights }: Product): string {
  let description = name.text;
  for (const line of highlights.lines) {
    const longer = `${description} · ${line}`;
    if (longer.length <= descriptionLength) description = longer;
  }
  return description;
}

/** Where the provider does not say its languages, the product is in the language of its name. */
function chooseCanonicalPages({ languages, name }: Product, locale: Locale): CanonicalPages {
  const known = flagship.languages.map((code) => locales[code]).filter(({ tag }) => languages.includes(tag));
  if (known.length > 0) return { site: flagship, languages: known };
  return { site: flagship, languages: [name.lang === undefined ? locale : locales.en] };
}
