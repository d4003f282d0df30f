import { visitorStorage } from "../../storage/installed-storage.ts";

/** Lists of product ids that stay in the browser: what a visitor saved, and what they looked at. */
type StoredList = "saved" | "viewed";

/** Returns a list, newest first; empty where the browser stores nothing. */
export function readIds(list: StoredList): readonly number[] {
  return visitorStorage.read(list).split(",").map(Number).filter(Number.isSafeInteger).filter(Boolean);
}

/** Stores a list; an empty one leaves no trace. Returns whether the browser stored it. */
export function writeIds(list: StoredList, ids: readonly number[]): boolean {
  return visitorStorage.write(list, ids.join(","));
}
