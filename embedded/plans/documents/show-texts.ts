import type { Product } from "@tessera/provider-api/source/catalog.ts";
import type { Show } from "@tessera/provider-api/source/linked-places.ts";
import { translate } from "@tessera/provider-api/source/translations.ts";
import type { PlannedSite, SiteLanguage } from "../materials/site-plans.ts";
import type { ShowPlans } from "../materials/text-plans.ts";

/** A product that is a show. */
export type ShowProduct = Product & { readonly show: Show };

/** Returns title and description of a page. The price is a shortcode, so that it is current; some shows lack a price. */
export function toMetadata(
  product: ShowProduct,
  language: SiteLanguage,
  { brand }: PlannedSite,
  plans: ShowPlans,
): object {
  const texts = plans.texts[language.content];
  if (texts === undefined) throw new Error(`shows.json lacks texts in ${language.content}`);
  const { id, show, price } = product;
  const name = toShortName(product, language);
  const fill = (text: string) => text.replace("{name}", name).replace("{theatre}", show.theatre.name);
  const from = texts.price.replace("{price}", `[price tgid="${id}"]`);
  const offer = price === null ? "" : `[if-available tgid="${id}"]${from}[/if-available]`;
  return {
    meta_title: `${fill(texts.title)}${offer} | ${brand}`,
    meta_description: fill(texts.description),
  };
}

/** Returns the provider's name of a show in a language. */
export function toFullName({ name }: ShowProduct, { provider }: SiteLanguage): string {
  return translate(name, provider).replaceAll("'", "’");
}

/** Returns a name without the English one that follows it in brackets. */
export function toShortName(product: ShowProduct, language: SiteLanguage): string {
  return toFullName(product, language).replace(/ \([^)]*\)$|（[^）]*）$/, "");
}
