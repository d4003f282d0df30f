import type { Descriptor } from "./product.ts";

/** Most persuasive first (specification §9); a descriptor that is not here is never a highlight. */
const priority: readonly Descriptor[] = [
  "FREE_CANCELLATION",
  "EXTENDED_VALIDITY",
  "INSTANT_CONFIRMATION",
  "MOBILE_TICKET",
  "DURATION",
  "AUDIO_GUIDE",
  "GUIDED_TOUR",
  "TRANSFERS_INCLUDED",
  "HOTEL_PICKUP",
  "MEALS_INCLUDED",
];

/** The descriptors a card shows: at most five, in priority order. */
export function productHighlights(descriptors: readonly Descriptor[]): readonly Descriptor[] {
  return priority.filter((descriptor) => descriptors.includes(descriptor)).slice(0, 5);
}
