import { visitorStorage } from "../consent/storage/installed-storage.ts";
import { filterStoredPrices } from "./price-history.ts";

/** Lists of product ids that stay in the browser: what a visitor saved, and what they looked at. */
type StoredList = "saved" | "viewed";

/** Returns a list, newest first; empty where the browser stores nothing. */
export function readIds(list: StoredList): readonly number[] {
  return parseIds(visitorStorage.read(list));
}

/** `7,x,-3,1.5,8` → `[7, 8]`: ids are positive whole numbers. */
export function parseIds(list: string): readonly number[] {
  return list
    .split(",")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * Stores a list; an empty one removes its entry. Products that are no longer saved lose their remembered price. Returns
 * whether the browser stored it.
 */
export function writeIds(list: StoredList, ids: readonly number[]): boolean {
  const isStored = visitorStorage.write(list, ids.join(","));
  if (list === "saved") dropPrices();
  return isStored;
}

/** Removes the remembered prices of what is saved no more. */
function dropPrices(): void {
  const prices = visitorStorage.read("prices");
  const ofSaved = filterStoredPrices(prices, readIds("saved"));
  // Writing what is the same would lengthen its lifetime.
  if (ofSaved !== prices) visitorStorage.write("prices", ofSaved);
}
