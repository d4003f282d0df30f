import type { LocalizedText } from "../../i18n/localized-text.ts";

declare module "../place/page-place.ts" {
  interface Place {
    readonly category?: number | undefined;
    readonly subCategory?: number | undefined;
  }
}

/** One of the eighteen categories of products (D25), as a city has it. */
export interface Category extends SubCategory {
  readonly subCategories: readonly SubCategory[];
}

export interface SubCategory {
  readonly id: number;
  readonly name: LocalizedText;
  /** How many of its products can be booked. */
  readonly productCount: number;
}

export interface CategoriesQuery {
  /** Code of the city, `ROME`; every city when empty. */
  readonly city: string;
  /** Only categories with at least this many products that can be booked; 1 by default (H15). */
  readonly fewestProducts?: number;
  /** Whether products that can't be booked now are counted too. */
  readonly includeUnavailable?: boolean;
  readonly includeHidden?: boolean;
}
