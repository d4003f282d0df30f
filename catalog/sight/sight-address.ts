import { formatAddress, hasOwnCode } from "../place/format-address.ts";
import { type PostalAddress, unbrokenPostalCode } from "../place/place.ts";

/**
 * Returns an address as one line with its town: `Piazza del Colosseo 1, 00184 Rome`. A code of letters is after the town, as
 * in `Tower Hill, London EC3N 4AB`. Empty without a street.
 */
export function sightAddress(place: PostalAddress): string {
  const { address, cityName } = place;
  const hasTown = address.includes(cityName) || hasOwnCode(place);
  if (address === "" || cityName === "" || hasTown) return formatAddress(place);
  const code = unbrokenPostalCode(place);
  const parts = /^\p{L}/u.test(code) ? [cityName, code] : [code, cityName];
  return `${address}, ${parts.filter((part) => part !== "").join("\u00a0")}`;
}
