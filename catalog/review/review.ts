import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { VehicleType } from "../variant/variant.ts";

/** Who somebody travelled with. */
export const travelerTypes = ["COUPLE", "FAMILY", "FRIENDS", "SOLO", "BUSINESS"] as const;

export type TravelerType = (typeof travelerTypes)[number];

/** Topics that reviews can mention. */
export const reviewTopics = [
  "guide",
  "staff",
  "queues",
  "crowds",
  "views",
  "photos",
  "price",
  "tickets",
  "directions",
  "punctuality",
  "children",
  "seats",
  "sound",
  "food",
  "weather",
  "luggage",
] as const;

export type ReviewTopic = (typeof reviewTopics)[number];

/** A review of a product (D15). */
export interface Review {
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2, as `IT`. */
  readonly countryCode: string | undefined;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly title: LocalizedText | undefined;
  /** As written. */
  readonly text: LocalizedText;
  /** For readers of the page, where it was written in another language. */
  readonly translation: ReviewTranslation | undefined;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** `YYYY-MM` of the visit. */
  readonly visitedIn: string | undefined;
  readonly travelerType: TravelerType | undefined;
  readonly variantId: number | undefined;
  readonly verified: boolean;
  /** Of a transfer. */
  readonly vehicleType: VehicleType | undefined;
  readonly helpfulVotes: number;
  readonly medias: readonly ReviewMedia[];
  readonly reply: ReviewReply | undefined;
  readonly kind: ReviewKind;
  /** Defined where the reviews of several products are together. */
  readonly product: ReviewedProduct | undefined;
}

/** Reply of the operator. */
export interface ReviewReply {
  readonly text: LocalizedText;
  /** Epoch milliseconds; undefined when the provider does not say. */
  readonly writtenAt: number | undefined;
}

interface ReviewTranslation {
  readonly text: LocalizedText;
  readonly byMachine: boolean;
}

interface ReviewedProduct {
  readonly id: number;
  readonly name: LocalizedText;
}

/** Who wrote it: a customer, a critic, a contributor, or the provider itself. */
export const reviewKinds = ["USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"] as const;

export type ReviewKind = (typeof reviewKinds)[number];

/** The name of each kind in an address; customers' reviews are unnamed. */
export const reviewKindNames = [
  ["USER", undefined],
  ["CRITIC", "critics"],
  ["CONTRIBUTOR", "contributors"],
  ["PROVIDER", "organiser"],
] as const satisfies readonly (readonly [ReviewKind, string | undefined])[];

/** A picture or video that came with a review. */
export interface ReviewMedia {
  /** Whose it is, where it is not in its review. */
  readonly reviewId: number | undefined;
  readonly kind: "IMAGE" | "VIDEO";
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Its author; empty when the provider does not say. */
  readonly credit: string;
}
