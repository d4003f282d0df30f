import type { Collection, Product } from "../source/catalog.ts";
import { lowestPrice } from "../time/reduction.ts";
import { priceOnSale } from "../source/price-on-sale.ts";
import type { Photo } from "../source/photo.ts";
import { inOneLanguage, type View } from "../view.ts";
import { exchange, wireListingPrice } from "./currency.ts";
import { photoUrl, sceneUrl } from "./pictures.ts";
import { findMotif } from "./list-scenes.ts";
import { wireRatingsInfo } from "./reviews.ts";
import { wireVideos } from "./videos.ts";
import { urlSlugs } from "./texts.ts";

export function wireCollection(collection: Collection, view: View) {
  const { id, name, description, city, heroPhoto, cardPhoto, products } = collection;
  const { language, text } = inOneLanguage(view, [name, description]);
  const named = inOneLanguage(view, [name]);
  return {
    id,
    contentLanguage: language,
    nameLanguage: named.language,
    displayName: named.text(name),
    cityCode: city.code,
    metaDescription: text(description),
    heroImageUrl: picture(heroPhoto === cardPhoto ? undefined : heroPhoto, collection, view),
    cardImageUrl: picture(cardPhoto, collection, view),
    illustrationUrl: picture(undefined, collection, view),
    // As of categories: how many of its products can be booked.
    activeProductCount: products.filter((product) => priceOnSale(product) !== null).length,
    ratingsInfo: wireRatingsInfo(products),
    startingPrice: startingPrice(products, view),
    videos: wireVideos([heroPhoto, cardPhoto], view),
    urlSlugs: urlSlugs(name, (slug) => `/${slug}-c-${id}/`, description),
  };
}

/**
 * Without a photograph it has the illustration of its first product; of a whole city, that of a sight. So has a hero whose photograph is the card's, as sites show
 * the one where the other is nearby.
 */
function picture(photo: Photo | undefined, { id, city, everything, products }: Collection, view: View): string {
  if (photo) return photoUrl(photo, view);
  const { motifs } = view.catalog;
  const [first] = products;
  const ofSight = everything
    ? products.flatMap(({ attractions }) => attractions.flatMap(({ motif }) => motif ?? []))
    : [];
  const motif = first === undefined ? motifs.city : (ofSight[0] ?? findMotif(first, motifs));
  return sceneUrl(motif, city, `c${id}`, view);
}

/** Of the product that costs least; null when none can be booked. */
function startingPrice(products: readonly Product[], view: View) {
  const cheapest = products
    .filter((product) => priceOnSale(product) !== null)
    .toSorted((one, other) => euros(one, view) - euros(other, view))
    .at(0);
  return cheapest === undefined ? null : { listingPrice: wireListingPrice(cheapest, view) };
}

function euros(product: Product, { catalog, now }: View): number {
  const { city } = product;
  return exchange(lowestPrice(product, now), city.currency, { code: "EUR" }, catalog.rates);
}
