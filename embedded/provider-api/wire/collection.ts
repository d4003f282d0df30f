import type { Collection, Product } from "../source/catalog.ts";
import { lowestPrice } from "../time/reduction.ts";
import { priceOnSale } from "../source/price-on-sale.ts";
import type { Photo } from "../source/photo.ts";
import { inOneLanguage, type View } from "../view.ts";
import { exchange, wireListingPrice } from "./currency.ts";
import { findDrawing, toDrawing } from "./choose-drawing.ts";
import { drawingUrl, photoUrl } from "./pictures.ts";
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
    heroImageUrl: picture(heroPhoto, collection, view),
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

/** Without a photograph it has the illustration of its first product; of a whole city, that of the city. */
function picture(photo: Photo | undefined, { id, city, everything, products }: Collection, view: View): string {
  if (photo) return photoUrl(photo, view);
  const [first] = products;
  const name = first === undefined || everything ? "street" : findDrawing(first, view.catalog.motifs);
  return drawingUrl(toDrawing(name, city.code, `c${id}`), view);
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
