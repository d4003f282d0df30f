import type { LocalizedLines, LocalizedText } from "../../i18n/localized-text.ts";
import type { ProductImage, Video } from "../media/media.ts";
import type { ListingPrice } from "../price/price.ts";
import type { PriorPrice } from "../price/prior-price.ts";
import type { ProductFacts } from "./product-facts.ts";
import type { Rating, ReviewsDetails } from "../review/rating.ts";
import type { CancellationPolicy, ReschedulePolicy, TicketValidity } from "../ticket/policies.ts";
import type { PostalAddress } from "../place/place.ts";
import type { Review } from "../review/review.ts";
import type { AirportTransfer } from "../transfer/transfer.ts";
import type { BusNetwork } from "../bus/network.ts";
import type { Show } from "../show/show.ts";

/**
 * A tour group of the provider (D1), in our own terms. Of its `urlSlugs`, which are paths of the provider's
 * own site, it has the words and the languages. Our content decides where a product leads to.
 */
export interface Product {
  readonly id: number;
  /** Words of its English name, for its address: `colosseum-guided-tour`. Empty where they are not known. */
  readonly slug: string;
  /** Languages that the provider has it in, BCP 47; empty when the provider does not say. */
  readonly languages: readonly string[];
  readonly name: LocalizedText;
  readonly images: readonly ProductImage[];
  /** Pictures of measures for visitors' health. */
  readonly safetyImages: readonly ProductImage[];
  readonly videos: readonly Video[];
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2, of its city; empty when the provider does not say. */
  readonly countryCode: string;
  readonly cityName: LocalizedText;
  /** IANA name of its city's; empty when the provider does not say. */
  readonly timeZone: string;
  readonly category: NamedId | undefined;
  readonly subCategory: NamedId | undefined;
  /** The one it belongs to first of all. */
  readonly collection: NamedId | undefined;
  /** Price per person or group; undefined when the product can't be booked now (E4). */
  readonly price: ListingPrice | undefined;
  /** Meaning of the original price. Undefined when the price is not reduced; both prices are then the same. */
  readonly priorPrice: PriorPrice | undefined;
  readonly rating: Rating | undefined;
  readonly reviewsDetails: ReviewsDetails | undefined;
  readonly topReviews: readonly Review[];
  readonly descriptors: readonly Descriptor[];
  /** Short selling points, as plain text. */
  readonly highlights: LocalizedLines;
  /** Items that the price includes, a line of plain text each. */
  readonly inclusions: LocalizedLines;
  readonly exclusions: LocalizedLines;
  readonly flowType: FlowType;
  /** In the language of the page; undefined when the provider has no text in it. */
  readonly callToAction: string | undefined;
  readonly labels: readonly ProductLabel[];
  /** From the DEFAULT_VARIANT tag. */
  readonly defaultVariantId: number | undefined;
  /** The ways to buy it. */
  readonly variants: readonly NamedId[];
  /** The most travellers of one booking, whatever its variant; undefined when the provider does not say (P16). */
  readonly maxPax: number | undefined;
  readonly multiVariant: boolean;
  /** Whether it is several products sold as one. */
  readonly combo: boolean;
  /** Whether no way to buy it is for a set day. */
  readonly allVariantsOpenDated: boolean;
  /** Minutes; undefined when the provider does not say. */
  readonly minDuration: number | undefined;
  readonly maxDuration: number | undefined;
  readonly cancellation: CancellationPolicy;
  readonly reschedule: ReschedulePolicy;
  readonly validity: TicketValidity;
  /** Where visitors meet; undefined when they are picked up or it does not matter. */
  readonly startLocation: PostalAddress | undefined;
  /** Facts of a show; undefined for other products. */
  readonly show: Show | undefined;
  /** The hop-on hop-off buses that it is a ticket for; undefined for anything else. */
  readonly buses: BusNetwork | undefined;
  /** Facts of a transfer; undefined for other products. */
  readonly transfer: AirportTransfer | undefined;
  readonly facts: ProductFacts;
}

export interface NamedId {
  readonly id: number;
  readonly name: LocalizedText;
}

/** The provider's experience descriptors (D21). */
export const descriptors = [
  "AUDIO_GUIDE",
  "DURATION",
  "EXTENDED_VALIDITY",
  "FLEXIBLE_DURATION",
  "FREE_CANCELLATION",
  "GUIDED_TOUR",
  "HOTEL_PICKUP",
  "INSTANT_CONFIRMATION",
  "MEALS_INCLUDED",
  "MOBILE_TICKET",
  "SKIP_THE_LINE",
  "TRANSFERS_INCLUDED",
] as const;

export type Descriptor = (typeof descriptors)[number];

export const productLabels = ["BEST_SELLER", "SELLING_OUT_FAST"] as const;

export type ProductLabel = (typeof productLabels)[number];

/** The kind of booking flow (D27). */
export const flowTypes = [
  "SEATMAP_IFRAME",
  "SEATMAP",
  "SVG",
  "RESERVATION",
  "COMBO",
  "NORMAL",
  "PRIVATE_AIRPORT_TRANSFER",
  "SHARED_AIRPORT_TRANSFER",
] as const;

export type FlowType = (typeof flowTypes)[number];
