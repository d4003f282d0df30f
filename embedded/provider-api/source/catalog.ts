import type { SafetyMeasure } from "@tessera/media/drawings/safety/draw-safety.ts";
import type { ReviewTexts } from "../reviews/review-texts.ts";
import type { Banner } from "./banner.ts";
import type { CategorySource, Currency, Rates } from "./geography.ts";
import type { Airport, Attraction, City, Network, Show, Theatre } from "./linked-places.ts";
import type { CollectionSource } from "./collection.ts";
import type { Commentary } from "./facts-file.ts";
import type { Domain } from "./domain.ts";
import type { Facts } from "./facts.ts";
import type { Landmark } from "./landmark.ts";
import type { Motifs } from "./motifs.ts";
import type { PaxCode, PaxProfile, PaxType } from "./pax.ts";
import type { Photo } from "./photo.ts";
import type { Phrases, PickUp, Place } from "./phrases.ts";
import type { ProductSource } from "./product.ts";
import type { Schedule } from "./schedule.ts";
import type { Texts } from "./translations.ts";

/** Everything the service knows, with the keys of the files replaced by what they name. */
export interface Catalog {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly rates: Rates;
  readonly phrases: Phrases;
  readonly cities: ReadonlyMap<string, City>;
  readonly categories: readonly CategorySource[];
  /** By key. */
  readonly attractions: ReadonlyMap<string, Attraction>;
  /** By key. */
  readonly theatres: ReadonlyMap<string, Theatre>;
  /** By the code of their city. */
  readonly landmarks: ReadonlyMap<string, readonly Landmark[]>;
  /** By IATA code. */
  readonly airports: ReadonlyMap<string, Airport>;
  readonly paxTypes: Readonly<Record<PaxCode, PaxType>>;
  /** By host, without any subdomain. */
  readonly domains: ReadonlyMap<string, Domain>;
  readonly banners: readonly Banner[];
  /** The texts of demo reviews. */
  readonly reviewTexts: ReviewTexts;
  readonly motifs: Motifs;
  readonly products: Products;
  readonly collections: ReadonlyMap<number, Collection>;
}

/** All products. Each is built at its first use, so that a hundred thousand cost little. */
export interface Products {
  readonly get: (id: number) => Product | undefined;
  /** All of them: those with a picture first, see `rankEntries`. */
  readonly entries: readonly ProductEntry[];
}

/** The facts that lists of products are filtered by. */
export interface ProductEntry {
  readonly id: number;
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly collection: number | undefined;
  /** Its name, or the pattern of it: in what languages there is one. */
  readonly name: Texts;
  readonly popularity: number;
  /** False for what can't be booked now. */
  readonly isAvailable: boolean;
  /** Names its first photograph, or its poster. Undefined for illustrations only. */
  readonly lead: string | undefined;
}

export interface SubCategory {
  readonly id: number;
  readonly name: Texts;
  readonly category: CategorySource;
}

export interface Product extends Omit<
  ProductSource,
  | "subCategory"
  | "collection"
  | "photos"
  | "place"
  | "airport"
  | "network"
  | "descriptors"
  | "includes"
  | "excludes"
  | "attractions"
  | "show"
  | "schedule"
  | "pax"
  | "variants"
> {
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly collection: CollectionSource | undefined;
  readonly photos: readonly Photo[];
  readonly place: Place | undefined;
  readonly descriptors: readonly Descriptor[];
  readonly includes: readonly Texts[];
  readonly excludes: readonly Texts[];
  readonly attractions: readonly Attraction[];
  readonly show: Show | undefined;
  readonly airport: Airport | undefined;
  readonly network: Network | undefined;
  readonly schedule: Schedule;
  readonly pax: PaxProfile;
  readonly variants: readonly Variant[];
  readonly facts: Facts;
  /** Undefined where travellers come to the meeting point. */
  readonly pickUp: PickUp | undefined;
  /** Measures for visitors' safety. */
  readonly safety: readonly SafetyMeasure[];
}

/** One way to buy a product. */
interface Variant extends Omit<ProductSource["variants"][number], "includes"> {
  /** Inclusions besides those of every variant. */
  readonly includes: readonly Texts[];
  /** Of all that it includes. */
  readonly commentary: readonly Commentary[];
}

interface Descriptor {
  readonly code: string;
  readonly name: Texts;
}

export interface Collection extends Omit<CollectionSource, "city" | "heroPhoto" | "cardPhoto"> {
  readonly city: City;
  readonly heroPhoto: Photo | undefined;
  readonly cardPhoto: Photo | undefined;
  readonly products: readonly Product[];
}
