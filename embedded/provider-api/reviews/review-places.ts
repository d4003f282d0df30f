import { seeded } from "@tessera/runtime/seeded.ts";
import type { ProductEntry } from "../source/catalog.ts";
import { findSubject } from "./review-kind.ts";

type PlacedEntry = Pick<ProductEntry, "id" | "subCategory"> & { readonly city: Pick<ProductEntry["city"], "code"> };

/**
 * Returns the place of each product, from 0 to 1, in the texts of its kind. Products of a city are equally far apart, so
 * that neighbors have other words.
 */
export function listReviewPlaces(entries: readonly PlacedEntry[]): ReadonlyMap<number, number> {
  const groups = new Map<string, number[]>();
  for (const { id, city, subCategory } of entries) {
    const key = `${city.code}/${findSubject(subCategory)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  return new Map([...groups].flatMap(([key, ids]) => spread(ids, seeded(`reviews/${key}`)())));
}

function spread(ids: readonly number[], start: number): readonly (readonly [id: number, place: number])[] {
  return ids.map((id, index) => [id, (start + index / ids.length) % 1] as const);
}
