import { addressOf } from "../place/address-of.ts";
import { type PostalAddress, unbrokenPostalCode } from "../place/place.ts";

/** Returns an address as one line with its town: `Piazza del Colosseo 1, 00184 Rome`. Empty without a street. */
export function sightAddress(place: PostalAddress): string {
  const { address, cityName } = place;
  if (address === "" || cityName === "" || address.includes(cityName)) return addressOf(place);
  return `${address}, ${[unbrokenPostalCode(place), cityName].filter((part) => part !== "").join("\u00a0")}`;
}
