import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { ListingPrice } from "../price/price.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";

/** A city the provider sells in (H24). */
export interface City {
  readonly id: number;
  /** `NEW_YORK`. */
  readonly code: string;
  readonly name: LocalizedText;
  /** IANA name, `America/New_York`; empty when the provider does not say. */
  readonly timeZone: string;
  readonly imageUrl: string;
  /** For lists in which others have no photograph. */
  readonly illustrationUrl?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly countryName: LocalizedText;
  /** Of its country; undefined when we can't show it. */
  readonly currency: CurrencyCode | undefined;
}

export interface NearbyCity extends City {
  readonly distanceKm: number | undefined;
  /** Lowest price of its products; undefined when nothing can be booked. */
  readonly startingPrice: ListingPrice | undefined;
}
