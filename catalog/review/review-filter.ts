import { type LocaleCode, locales } from "../../i18n/locales.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import type { VehicleType } from "../variant/variant.ts";
import type { ReviewKind, ReviewTopic, TravelerType } from "./review.ts";

/** The languages that reviews are written in (J17). */
export const reviewLanguages = ["en", "es", "fr", "it", "de", "pt", "nl"] as const satisfies readonly LocaleCode[];

type ReviewLanguage = (typeof reviewLanguages)[number];

/** Conditions for reviews; an absent one allows any. Without a kind, only customers' reviews match. */
export interface ReviewFilter {
  /** `USER` by default. */
  readonly kind?: ReviewKind | undefined;
  /** Numbers of stars, ascending. */
  readonly stars?: readonly number[] | undefined;
  readonly language?: ReviewLanguage | undefined;
  readonly traveler?: TravelerType | undefined;
  readonly withPhotos?: boolean | undefined;
  readonly mentions?: ReviewTopic | undefined;
  /** Vehicle of a transfer. */
  readonly vehicle?: VehicleType | undefined;
  /** The id of what was bought. */
  readonly variantId?: number | undefined;
  /** The year in which it was written, UTC. */
  readonly year?: number | undefined;
}

/** How many reviews each choice leaves, where the other choices stay as they are. */
export interface ReviewFacets {
  readonly kinds: ReadonlyMap<ReviewKind, number>;
  /** By stars, most first. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly languages: ReadonlyMap<ReviewLanguage, number>;
  readonly travelers: ReadonlyMap<TravelerType, number>;
  readonly withPhotos: number;
  /** Of transfers alone. */
  readonly vehicles: ReadonlyMap<VehicleType, number>;
  /** By the ids of what was bought, most first. */
  readonly variants: ReadonlyMap<number, number>;
  /** By the years in which they were written, latest first. */
  readonly years: ReadonlyMap<number, number>;
  /** A review counts for each topic that it mentions. */
  readonly mentions: ReadonlyMap<ReviewTopic, number>;
  /** The average stars of the reviews that mention a topic, where the provider sends them. */
  readonly mentionRatings: ReadonlyMap<ReviewTopic, number>;
}

/** Returns the parameters of a filter besides the kind. They are ours: other providers ignore them. */
export function filterParameters({
  stars = [],
  language,
  traveler,
  withPhotos = false,
  mentions,
  vehicle,
  variantId,
  year,
}: ReviewFilter): QueryParameters {
  return [
    ...(stars.length === 0 ? [] : [["filter-ratings", stars.join(",")] as const]),
    ...(language === undefined ? [] : [["filter-languages", locales[language].providerLanguage] as const]),
    ...(traveler === undefined ? [] : [["filter-traveler-types", traveler] as const]),
    ...(withPhotos ? [["filter-media", "true"] as const] : []),
    ...(mentions === undefined ? [] : [["filter-mentions", mentions.toUpperCase()] as const]),
    ...(vehicle === undefined ? [] : [["filter-vehicle-types", vehicle] as const]),
    ...(variantId === undefined ? [] : [["filter-variants", variantId] as const]),
    ...(year === undefined ? [] : [["filter-years", year] as const]),
  ];
}

/** Returns the name of a kind in `filter-type`: customers' reviews are the `TOP` ones (D16). */
export function filterType({ kind = "USER" }: Pick<ReviewFilter, "kind">): string {
  return kind === "USER" ? "TOP" : kind;
}

/** Returns the part of a key that tells filters apart. */
export function filterKey(filter: ReviewFilter): string {
  return [filterType(filter), ...filterParameters(filter).map((parameter) => parameter.join("="))].join(" ");
}
