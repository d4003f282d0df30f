/** Facts of a page for the code that measures it. They are the same for all visitors. */
export interface MeasuredPage {
  /** Kind of the page, by which measurements are added up: `city`. */
  readonly kind: string;
  /** Address of a partner's script; undefined for none. */
  readonly script?: string | undefined;
  /** Set under development. */
  readonly development?: true | undefined;
  /** ISO 4217; undefined on a page without prices. */
  readonly currency?: string | undefined;
  /** Codes and ids of the provider, if the page is about a place. */
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly collectionId?: number | undefined;
  readonly collectionName?: string | undefined;
  /** The collection type of a landing page, `A1: Category`. */
  readonly collectionType?: string | undefined;
  /** The lowest price in major units, and the best discount in percent; undefined without one. */
  readonly minPrice?: number | undefined;
  readonly bestDiscount?: number | undefined;
}
