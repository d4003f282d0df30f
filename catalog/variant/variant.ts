import type { LocalizedLines, LocalizedText } from "../../i18n/localized-text.ts";
import type { Commentary } from "../product/product-facts.ts";
import type { ListingPrice } from "../price/price.ts";
import type { CancellationPolicy, ReschedulePolicy } from "../ticket/policies.ts";

/** One of the ways to buy a product. */
export interface Variant {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The lowest that one person or group pays for it; undefined when it is unknown or can't be booked. */
  readonly price: ListingPrice | undefined;
  /** Items that its price includes, a line of plain text each. */
  readonly inclusions: LocalizedLines;
  readonly exclusions: LocalizedLines;
  /** Undefined when the provider does not say, or where nobody waits. */
  readonly queue: QueueType | undefined;
  /** Empty when the provider does not say. */
  readonly commentary: readonly Commentary[];
  /** BCP 47; empty when the provider does not say. */
  readonly guideLanguages: readonly string[];
  /** Minutes; undefined when it is open or unknown. */
  readonly duration: number | undefined;
  readonly inventoryType: InventoryType;
  /** How many travellers one booking may have. */
  readonly minPax: number;
  readonly maxPax: number | undefined;
  readonly cancellation: CancellationPolicy;
  readonly reschedule: ReschedulePolicy;
  /** Whether the day need not be chosen when it is bought. */
  readonly openDated: boolean;
  /** Of a transfer: what one travels in. */
  readonly vehicleType: VehicleType | undefined;
  /** Of a transfer: the most large suitcases; undefined when the provider does not say. */
  readonly maxBags: number | undefined;
  /** Of a ticket for buses: keys of the routes it is for; undefined for anything else. */
  readonly routes: readonly string[] | undefined;
  /** Ids by which inventories and calendars name it. */
  readonly tourIds: readonly number[];
}

/** How visitors get in: with everybody, past the ticket desk, by a separate line, or before others. */
export const queueTypes = ["STANDARD", "SKIP_THE_LINE", "FAST_TRACK", "PRIORITY"] as const;

type QueueType = (typeof queueTypes)[number];

/** Whether start and duration are set or the traveller's choice within the opening hours. */
export const inventoryTypes = [
  "FIXED_START_FIXED_DURATION",
  "FIXED_START_FLEXIBLE_DURATION",
  "FLEXIBLE_START_FIXED_DURATION",
  "FLEXIBLE_START_FLEXIBLE_DURATION",
] as const;

export type InventoryType = (typeof inventoryTypes)[number];

/** A kind of vehicle for transfers (D15). */
export const vehicleTypes = ["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"] as const;

export type VehicleType = (typeof vehicleTypes)[number];
