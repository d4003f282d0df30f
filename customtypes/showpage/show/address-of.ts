import type { Place } from "../../../catalog/place/place.ts";

/** Returns an address as one line, its postal code last: `4 Candle Lane, London WC2H 0AA`. */
export function addressOf({ address, postalCode }: Place): string {
  return [address, postalCode].filter((part) => part !== "").join(" ");
}
