import type { City, Product, Products } from "./catalog.ts";

/** Looked for once: a city can have thousands of products, and they never change. */
const known = new WeakMap<Products, Map<City, Product | undefined>>();

/** The product of a city that costs least; undefined when none can be booked. */
export function cheapestOf(city: City, products: Products): Product | undefined {
  const cities = known.get(products) ?? new Map<City, Product | undefined>();
  known.set(products, cities);
  if (!cities.has(city)) cities.set(city, cheapest(city, products));
  return cities.get(city);
}

/** One city has one home currency, so that its prices compare as they are. */
function cheapest(city: City, { entries, get }: Products): Product | undefined {
  let least: Product | undefined;
  for (const entry of entries) {
    const product = entry.city === city ? get(entry.id) : undefined;
    if (product !== undefined && priceOf(product) < priceOf(least)) least = product;
  }
  return least;
}

function priceOf(product: Product | undefined): number {
  return product?.price?.final ?? Number.POSITIVE_INFINITY;
}
