import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { NamedId } from "../product/product.ts";

/** What a search can find. */
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
  /** What decides the order among equals: how many have rated it. */
  readonly popularity: number;
  /** The provider's code of its city; empty when it is in none. */
  readonly cityCode: string;
  readonly categoryId: number | undefined;
  readonly collectionIds: readonly number[];
  /** What a page about it is about, best first. */
  readonly places: readonly SearchedPlace[];
  /** What the address of its own page is made of; undefined for what is no product. */
  readonly product: FoundProduct | undefined;
}

/** What can identify a page, as `renderer/place.ts` has it. */
interface SearchedPlace {
  /** The provider's code. */
  readonly city?: string;
  readonly category?: number;
  readonly collection?: number;
  /** Key of a theatre. */
  readonly venue?: string;
}

/** What decides where a product's card leads, and which days are today and the weekend there. */
export interface FoundProduct {
  readonly id: number;
  readonly slug: string;
  readonly category: NamedId | undefined;
  /** IANA name. */
  readonly timeZone: string;
}
