import { type PostalAddress, unbrokenPostalCode } from "./place.ts";

/** Returns an address as one line, its postal code last: `4 Candle Lane, London WC2H 0AA`. */
export function addressOf(place: PostalAddress): string {
  return [place.address, unbrokenPostalCode(place)].filter((part) => part !== "").join(" ");
}
