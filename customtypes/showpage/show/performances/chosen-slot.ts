import type { PageFacts } from "../../../../renderer/index.ts";
import { maxTravelers } from "../../../../blocks/calendar/max-travelers.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Travellers of a party of which nobody said how many they are. */
const usualParty = 2;

/** The start that a traveller chose: nothing says that it exists, or has places left. */
export interface ChosenSlot {
  /** `YYYY-MM-DD`, in the venue's time, as is the time. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** How many travellers, from 1. */
  readonly party: number;
}

/** Returns the start that a page's address names; undefined where it names no day or no time (F2). */
export function chosenSlot({ view }: Pick<PageFacts, "view">): ChosenSlot | undefined {
  const { date, time } = readView(showView, view);
  return date === undefined || time === undefined ? undefined : { date, time, party: readPartySize({ view }) };
}

/** Returns for how many travellers the page's prices are. */
export function readPartySize({ view }: Pick<PageFacts, "view">): number {
  return readView(showView, view).party ?? usualParty;
}

/** Returns how many seats a page chooses together: the party, up to the maximum of one booking. */
export function seatsTogether(product: Pick<ShowProduct, "maxPax">, facts: Pick<PageFacts, "view">): number {
  return Math.min(readPartySize(facts), largestParty(product));
}

/** Returns the most travellers of one booking: the provider's limit, within the bounds of an address (P16). */
export function largestParty({ maxPax = maxTravelers }: Pick<ShowProduct, "maxPax">): number {
  return Math.min(maxPax, maxTravelers);
}
