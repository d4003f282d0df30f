/** Subject of a page, by the provider's codes and ids: a city, a category in it, a collection. */
export interface Place {
  /** Code of a city, `ROME`. */
  readonly city?: string | undefined;
  /** ISO 3166-1 code, `IT`. */
  readonly country?: string | undefined;
  readonly category?: number | undefined;
  readonly subCategory?: number | undefined;
  readonly collection?: number | undefined;
  /** Key of a theatre, `marlowe-playhouse`. */
  readonly venue?: string | undefined;
  /** Subject of the page's reviews. `policy` is for the page that explains how reviews are verified. */
  readonly reviewSubject?: ReviewSubject | undefined;
  /** Id of a point of interest: the Colosseum. */
  readonly sight?: number | undefined;
}

export type ReviewSubject = `product-${number}` | `collection-${number}` | "policy";

/** Whether a place is a whole city or country, not something in it. */
export function isWhole(part: "city" | "country", place: Place): boolean {
  return Object.keys(place).join() === part;
}

/** The place of a page whose fields name none. */
export const nowhere: Place = {};
