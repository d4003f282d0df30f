import type { PickUp } from "./phrases.ts";
import type { ProductSource } from "./product.ts";

/** Returns how travellers are picked up; undefined where they come to the meeting point. */
export function choosePickUp({ flow, network, includes, descriptors }: ProductSource): PickUp | undefined {
  if (flow === "PRIVATE_AIRPORT_TRANSFER") return "airport";
  if (network !== undefined) return "network";
  if (includes.includes("coach")) return "coach";
  return includes.includes("pickup") || descriptors.includes("HOTEL_PICKUP") ? "hotel" : undefined;
}
