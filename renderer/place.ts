/** What a page is about, by the provider's codes and ids: a city, a category in it, a collection. */
export interface Place {
  /** Code of a city, `ROME`. */
  readonly city?: string | undefined;
  /** ISO 3166-1 code, `IT`. */
  readonly country?: string | undefined;
  readonly category?: number | undefined;
  readonly subCategory?: number | undefined;
  readonly collection?: number | undefined;
}

/** The place of a page whose fields name none. */
export const nowhere: Place = {};
