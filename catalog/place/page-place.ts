/**
 * Subject of a page, by the provider's codes and ids: `{ city: "ROME", category: 1 }`. Each other part is declared beside its
 * entity, or by the only custom type that has it:
 *
 *     declare module "../place/page-place.ts" {
 *       interface Place { readonly venue?: string | undefined }
 *     }
 */
export interface Place {
  /** Code of a city, `ROME`. It decides the currency of the page. */
  readonly city?: string | undefined;
  /** ISO 3166-1 code, `IT`. */
  readonly country?: string | undefined;
}

/** One part of a place: `city`, `venue`. */
export type PlacePart = keyof Place;

/** The place of a page whose fields name none. */
export const nowhere: Place = {};

/** Whether a place has this part and no other: a whole city, not something in it. */
export function isWhole(part: PlacePart, place: Place): boolean {
  return Object.keys(place).join() === part;
}

/** Returns only these parts of a place; undefined where it lacks some of them. */
export function pickParts(place: Place, parts: readonly PlacePart[]): Place | undefined {
  if (parts.some((part) => place[part] === undefined)) return undefined;
  const picked: Place = {};
  for (const part of parts) Object.assign(picked, { [part]: place[part] });
  return picked;
}

/** `{ city: "ROME", category: 1 }` → `[["category",1],["city","ROME"]]`. The order of the parts does not matter. */
export function toPlaceKey(place: Place): string {
  const parts: readonly (readonly [string, unknown])[] = Object.entries(place);
  const known = parts.filter(([, value]) => value !== undefined);
  return JSON.stringify(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
