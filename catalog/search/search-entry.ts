import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Place } from "../place/page-place.ts";
import type { NamedId } from "../product/product.ts";

/** Kinds of things that a search finds. */
export type EntryKind = "product" | "attraction" | "city" | "category" | "theatre";

/** One thing that a search can find, in one language. */
export interface SearchEntry {
  readonly kind: EntryKind;
  readonly name: LocalizedText;
  /** Name of its city; empty where the name says it. */
  readonly cityName: LocalizedText;
  /** The English words of its name, which travellers type in all languages. */
  readonly english: string;
  /** Other words it is found by: its kind, its collection. */
  readonly context: string;
  /** Number of ratings; it orders entries that match equally. */
  readonly popularity: number;
  /** The provider's code of its city; empty when it is in none. */
  readonly cityCode: string;
  readonly categoryId: number | undefined;
  readonly collectionIds: readonly number[];
  /** Subjects of its page, best first. */
  readonly places: readonly Place[];
  /** Parts of the address of its page; undefined unless it is a product. */
  readonly product: FoundProduct | undefined;
}

/** Facts that decide where a product's card leads, and which days are today and the weekend there. */
export interface FoundProduct {
  readonly id: number;
  readonly slug: string;
  readonly category: NamedId | undefined;
  /** IANA name. */
  readonly timeZone: string;
}
