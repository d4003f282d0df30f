import type { Product } from "../../catalog/product/product.ts";
import { type GeoPoint, toGeoPoint } from "../../catalog/place/place.ts";
import { readView } from "../../routing/define-view.ts";
import type { View } from "../../routing/view.ts";
import { landmarkNeeds } from "../places/city-landmarks.ts";
import { type Needs, noNeeds } from "../../renderer/index.ts";
import { readsListingView } from "./listing-view.ts";
import { listingView } from "./view.ts";

interface Placed {
  /** Where it starts. */
  readonly point: GeoPoint;
}

/** Whether a page shows its listing with a map. */
export function showsMap(view: View): boolean {
  // A spread omits what the page does not honor.
  return readsListingView(view) && readView(listingView, { ...view }).layout === "map";
}

/** Returns the need for what stands around the products of a map. A list without its map needs nothing. */
export function mapNeeds(products: readonly Product[], view: View): Needs {
  return showsMap(view) ? landmarkNeeds(findMapCity(products)) : noNeeds;
}

/** Returns the products of a city whose place is known, with all that is known of each item. */
export function listPlaced<Item extends { readonly product: Product }>(
  items: readonly Item[],
  city: string,
): readonly (Item & Placed)[] {
  return items.flatMap((item) => {
    const { cityCode, startLocation } = item.product;
    const point = cityCode === city ? toGeoPoint(startLocation ?? {}) : undefined;
    return point === undefined ? [] : [{ ...item, point }];
  });
}

/**
 * Returns the city of a list's map: that of most products whose place is known. Undefined where most are elsewhere, and
 * where all are at one place.
 */
export function findMapCity(products: readonly Product[]): string | undefined {
  const items = products.map((product) => ({ product }));
  const cities = [...new Set(products.map(({ cityCode }) => cityCode))].filter((city) => city !== "");
  const placed = cities.map((city) => ({ city, items: listPlaced(items, city) }));
  const [most] = placed.toSorted((one, other) => other.items.length - one.items.length);
  if (most === undefined || countPlaces(most.items) < 2) return undefined;
  const others = placed.reduce((sum, each) => sum + each.items.length, -most.items.length);
  return others > most.items.length ? undefined : most.city;
}

function countPlaces(items: readonly Placed[]): number {
  return new Set(items.map(({ point: { latitude, longitude } }) => `${latitude} ${longitude}`)).size;
}
