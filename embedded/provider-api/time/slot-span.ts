import type { InventoryType } from "../source/schedule.ts";
import { clockTime, daysPassed, toMinutes } from "./clock.ts";
import { addDays } from "./dates.ts";
import type { TimedProduct } from "./timed-product.ts";

export interface Span {
  /** "HH:MM" of the day it begins. */
  readonly start: string;
  readonly end: string;
  /** The day it ends: after midnight the next one. */
  readonly endDate: string;
}

const withoutDuration = {
  FIXED_START_FIXED_DURATION: "FIXED_START_FLEXIBLE_DURATION",
  FIXED_START_FLEXIBLE_DURATION: "FIXED_START_FLEXIBLE_DURATION",
  FLEXIBLE_START_FIXED_DURATION: "FLEXIBLE_START_FLEXIBLE_DURATION",
  FLEXIBLE_START_FLEXIBLE_DURATION: "FLEXIBLE_START_FLEXIBLE_DURATION",
} as const;

/** Fixed durations of a schedule apply only to a product that has one. */
export function toInventoryType({ schedule, minutes }: TimedProduct): InventoryType {
  return minutes === null ? withoutDuration[schedule.inventoryType] : schedule.inventoryType;
}

/** From the start to the real end when both are fixed, else to the end of the day. */
export function slotSpan(product: TimedProduct, date: string, start: string, closes: string): Span {
  const { minutes } = product;
  if (toInventoryType(product) !== "FIXED_START_FIXED_DURATION" || minutes === null)
    return { start, end: closes, endDate: date };
  const end = toMinutes(start) + minutes[0];
  const midnights = daysPassed(end);
  return { start, end: clockTime(end), endDate: midnights === 0 ? date : addDays(date, midnights) };
}
