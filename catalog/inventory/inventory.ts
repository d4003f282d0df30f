import type { Money } from "../money/money.ts";

/** One start of one tour, with who can go and for how much. */
export interface Inventory {
  readonly tourId: number;
  /** `YYYY-MM-DD`, in the city's time, as are the times. */
  readonly startDate: string;
  /** `HH:MM`. */
  readonly startTime: string;
  readonly endTime: string | undefined;
  readonly availability: Availability;
  /** Empty where it is sold by the group. */
  readonly persons: readonly PersonPrice[];
  /** Smallest first; empty where it is sold by the person. */
  readonly groups: readonly GroupPrice[];
}

/** Price for one traveller of a kind. */
export interface PersonPrice {
  /** `ADULT`, `CHILD`, `SENIOR` and others of the provider's. */
  readonly pax: string;
  /** Its name in the language of the market. */
  readonly name: string;
  readonly ageFrom: number | undefined;
  readonly ageTo: number | undefined;
  /** How many may be booked at once. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly price: Money;
  readonly originalPrice: Money;
  readonly availability: Availability;
}

/** Price of a whole group. */
export interface GroupPrice {
  /** From the next smaller group's largest size and one, to `to` travellers. */
  readonly from: number;
  readonly to: number;
  readonly price: Money;
  readonly originalPrice: Money;
  readonly availability: Availability;
}

export interface InventoryQuery {
  readonly id: number;
  readonly variantId?: number | undefined;
  /** Days from today. The provider decides when it is undefined. */
  readonly forDays?: number | undefined;
  /** For how many travellers. */
  readonly minPax?: number | undefined;
}

/** Whether places are left: some, as many as anybody wants, or none. */
export interface Availability {
  readonly kind: "LIMITED" | "UNLIMITED" | "CLOSED";
  /** Places left where they are limited and counted; undefined otherwise. */
  readonly remaining: number | undefined;
}

/** A start of a product (D14). */
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
  /** Days from today. The provider decides when it is undefined. */
  readonly forDays?: number | undefined;
}

/** Starts of a product, or of one variant, between two days, `YYYY-MM-DD`, both included. */
export interface AvailabilityQuery {
  readonly id: number;
  readonly variantId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
