import { expect, it } from "vitest";
import { addressNode, geoNode } from "./place-nodes.ts";

const place = {
  address: "4 Wick Street",
  postalCode: "WC2H 0AA",
  cityName: "London",
  countryName: "United Kingdom",
  latitude: 51.5,
  longitude: -0.12,
};
const whole = {
  "@type": "PostalAddress",
  streetAddress: "4 Wick Street",
  postalCode: "WC2H 0AA",
  addressLocality: "London",
  addressCountry: "United Kingdom",
};

it.each([
  [{}, { address: whole }],
  [
    { postalCode: "", cityName: "", countryName: "" },
    { address: { "@type": "PostalAddress", streetAddress: "4 Wick Street" } },
  ],
  [{ address: "" }, {}],
])("a place with %j has the address %j", (changes, node) => {
  expect(addressNode({ ...place, ...changes })).toEqual(node);
});

it("a place has a point where both of its numbers are known", () => {
  expect(geoNode(place)).toEqual({ geo: { "@type": "GeoCoordinates", latitude: 51.5, longitude: -0.12 } });
  expect(geoNode({ latitude: 51.5, longitude: undefined })).toEqual({});
});
