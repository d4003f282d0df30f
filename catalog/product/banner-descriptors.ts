import type { Descriptor } from "./product.ts";

const coachTours = 1010;
const selfGuidedTours = 1026;
const ferryTickets = 1108;

const ofSubCategory: ReadonlyMap<number, readonly Descriptor[]> = new Map<number, readonly Descriptor[]>([
  [coachTours, ["GUIDED_TOUR", "MOBILE_TICKET", "INSTANT_CONFIRMATION"]],
  [selfGuidedTours, ["MOBILE_TICKET", "FLEXIBLE_DURATION", "AUDIO_GUIDE"]],
  [ferryTickets, ["MOBILE_TICKET", "INSTANT_CONFIRMATION"]],
]);

const dayTrips = 6;
const cruises = 18;

const ofCategory: ReadonlyMap<number, readonly Descriptor[]> = new Map<number, readonly Descriptor[]>([
  [cruises, ["MEALS_INCLUDED", "AUDIO_GUIDE", "MOBILE_TICKET"]],
  [dayTrips, ["TRANSFERS_INCLUDED", "GUIDED_TOUR", "HOTEL_PICKUP"]],
]);

export interface Classification {
  readonly categoryId: number | undefined;
  readonly subCategoryId: number | undefined;
}

/**
 * Returns what a promotional banner points out for a kind of product: its sub-category's, else its category's (J18).
 */
export function bannerDescriptors({ categoryId, subCategoryId }: Classification): readonly Descriptor[] {
  return ofSubCategory.get(subCategoryId ?? 0) ?? ofCategory.get(categoryId ?? 0) ?? [];
}
