import { type PostalAddress, unbrokenPostalCode } from "./place.ts";

/**
 * Returns an address as one line, its postal code last: `4 Candle Lane, London WC2H 0AA`. An address that has its code
 * already is the whole line: `Domgasse 2, 1010 Wien`.
 */
export function formatAddress(place: PostalAddress): string {
  if (hasOwnCode(place)) return place.address;
  return [place.address, unbrokenPostalCode(place)].filter((part) => part !== "").join(" ");
}

/** Whether the street's line has the postal code, and with it the town. */
export function hasOwnCode({ address, postalCode }: Pick<PostalAddress, "address" | "postalCode">): boolean {
  return postalCode !== "" && address.includes(postalCode);
}
