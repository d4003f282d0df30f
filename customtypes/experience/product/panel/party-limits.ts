import { maxTravelers } from "../../../../blocks/calendar/max-travelers.ts";
import type { PartyKind, PartyLimits } from "../../../../catalog/experience/chosen-party.ts";
import type { Inventory, PersonPrice } from "../../../../catalog/inventory/inventory.ts";
import type { Product } from "../../../../catalog/product/product.ts";

/** Returns who can go at a start and how many, by the provider's limits and the places left (P16). Nobody without a start. */
export function partyLimits(
  start: Inventory | undefined,
  { maxPax = maxTravelers }: Pick<Product, "maxPax">,
): PartyLimits {
  const places = start?.availability.remaining ?? maxTravelers;
  return { kinds: (start?.persons ?? []).map(toKind), most: Math.min(maxPax, places, maxTravelers) };
}

function toKind({ pax, price, min = 0, max = maxTravelers, availability }: PersonPrice): PartyKind {
  const left = availability.kind === "CLOSED" ? 0 : (availability.remaining ?? maxTravelers);
  return { pax, minor: price.minor, min, max: Math.min(max, left, maxTravelers) };
}
