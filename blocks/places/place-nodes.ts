import { type Coordinates, toGeoPoint, type PostalAddress } from "../../catalog/place/place.ts";

/** Returns an address as search engines read it, without its empty parts. Nothing for a place without a street. */
export function addressNode({ address, postalCode, cityName, countryName }: PostalAddress): object {
  if (address === "") return {};
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      ...(postalCode !== "" && { postalCode }),
      ...(cityName !== "" && { addressLocality: cityName }),
      ...(countryName !== "" && { addressCountry: countryName }),
    },
  };
}

/** Returns a point on the map as search engines read it; nothing where it is not known. */
export function geoNode(place: Coordinates): object {
  const point = toGeoPoint(place);
  return point === undefined ? {} : { geo: { "@type": "GeoCoordinates", ...point } };
}
