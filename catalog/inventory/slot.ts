import type { Availability } from "./availability.ts";
import type { Money } from "../money/money.ts";

/** A start of a product (specification §3). */
export interface Slot {
  /** `YYYY-MM-DD`, in the city's time, as are the times. */
  readonly startDate: string;
  /** `HH:MM`. */
  readonly startTime: string;
  readonly endTime: string | undefined;
  readonly tourId: number;
  readonly price: Money;
  readonly originalPrice: Money;
  readonly availability: Availability;
}

/** A start that has places left, whatever it costs. */
export type OpenSlot = Pick<Slot, "startDate" | "startTime" | "endTime" | "availability">;

export interface SlotQuery {
  readonly id: number;
  /** Days from today; the provider decides when left out. */
  readonly forDays?: number | undefined;
}
