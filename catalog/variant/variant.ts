import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { CancellationPolicy, ReschedulePolicy } from "../ticket/policies.ts";

/** One of the ways to buy a product. */
export interface Variant {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
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
  /** What inventories and calendars name it by. */
  readonly tourIds: readonly number[];
}

/** Whether start and duration are set or the traveller's choice within the opening hours. */
export const inventoryTypes = [
  "FIXED_START_FIXED_DURATION",
  "FIXED_START_FLEXIBLE_DURATION",
  "FLEXIBLE_START_FIXED_DURATION",
  "FLEXIBLE_START_FLEXIBLE_DURATION",
] as const;

export type InventoryType = (typeof inventoryTypes)[number];

/** What a transfer is made in (specification §3). */
export const vehicleTypes = ["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"] as const;

export type VehicleType = (typeof vehicleTypes)[number];
