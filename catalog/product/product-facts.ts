import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Coordinates } from "../place/place.ts";
import type { Money } from "../money/money.ts";

/** Facts that travellers compare before they choose. Facts that the provider does not send are empty or undefined. */
export interface ProductFacts {
  /** Languages that guides speak or recordings are in, BCP 47. */
  readonly guideLanguages: readonly string[];
  readonly commentary: readonly Commentary[];
  readonly accessibility: readonly AccessibilityCode[];
  /** Who runs the experience. */
  readonly operator: Business | undefined;
  /** The other side of the contract that a booking makes. */
  readonly contractParty: ContractParty | undefined;
  readonly cutOff: BookingCutOff | undefined;
  readonly confirmation: Confirmation | undefined;
  readonly itinerary: readonly ItineraryStop[];
  /** Undefined where travellers come to the meeting point, and when the provider does not say. */
  readonly pickUp: PickUp | undefined;
  /** Proof that the ticket is the venue's own; undefined for any other product. */
  readonly officialTicket: OfficialTicket | undefined;
  /** Entry price of the venue itself; undefined when it is not known. */
  readonly officialPrice: OfficialPrice | undefined;
  /** `YYYY-MM-DD`: when the provider began to sell it. */
  readonly addedOn: string | undefined;
}

/** How visitors learn about what they see. */
export const commentaries = ["IN_PERSON", "AUDIO", "WRITTEN"] as const;

export type Commentary = (typeof commentaries)[number];

/** Facts about access and health. */
export const accessibilityCodes = [
  "WHEELCHAIR_ACCESSIBLE",
  "STROLLER_ACCESSIBLE",
  "STEP_FREE",
  "EVEN_SURFACES",
  "ACCESSIBLE_TRANSPORT",
  "ACCESSIBLE_TOILETS",
  "SERVICE_ANIMALS",
  "PUBLIC_TRANSPORT_NEARBY",
  "INFANT_SEATS",
  "AUDIO_DESCRIBED",
  "CAPTIONED",
  "EASY",
  "MODERATE",
  "STRENUOUS",
  "NOT_IN_PREGNANCY",
  "NOT_WITH_BACK_PROBLEMS",
  "NOT_WITH_HEART_PROBLEMS",
] as const;

export type AccessibilityCode = (typeof accessibilityCodes)[number];

interface Business {
  readonly name: string;
  /** In one line; empty when the provider does not say. */
  readonly address: string;
}

interface ContractParty extends Business {
  /** Where complaints go; empty when the provider does not say. */
  readonly email: string;
  /** Whether it acts as a trader; undefined when the provider does not say. */
  readonly isTrader: boolean | undefined;
}

/** Until when a product can be booked, in its venue's time zone. */
export type BookingCutOff =
  | {
      readonly type: "START_TIME" | "OPENING_TIME" | "CLOSING_TIME";
      readonly minutesBefore: number;
    }
  /** At a time of day, `HH:MM`, so many days before; 0 on the day itself. */
  | {
      readonly type: "FIXED_TIME";
      readonly time: string;
      readonly daysBefore: number;
    };

export const relativeCutOffs = ["START_TIME", "OPENING_TIME", "CLOSING_TIME"] as const;

/** A booking is confirmed at once, or by a person within 20 minutes. */
export type Confirmation = "instant" | "within-20-minutes";

/** A stop of an itinerary, in the order of visit. */
export interface ItineraryStop {
  readonly name: LocalizedText;
  /** Undefined when it is not known. */
  readonly minutes: number | undefined;
  readonly admission: Admission | undefined;
  /** The point of interest it is; undefined for any other. */
  readonly poiId: number | undefined;
}

/** Where travellers are picked up: a text, a list of places, or both. */
interface PickUp {
  /** Its text is empty for a mere list. */
  readonly text: LocalizedText;
  readonly points: readonly PickUpPoint[];
}

interface PickUpPoint extends Coordinates {
  readonly name: LocalizedText;
}

/** Whether the price includes entry; a free place charges none, and one that is passed is not entered. */
export const admissions = ["INCLUDED", "NOT_INCLUDED", "FREE", "PASSED"] as const;

type Admission = (typeof admissions)[number];

interface OfficialTicket {
  /** Who issues it: the venue or its ticket office. */
  readonly issuer: string;
  /** How the issuer names the agreement. */
  readonly proof: string;
  /** `YYYY-MM-DD` */
  readonly verifiedOn: string;
}

interface OfficialPrice {
  readonly amount: Money;
  /** `YYYY-MM-DD`: when the venue charged it. */
  readonly asOf: string;
}
