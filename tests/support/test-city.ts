import type { City } from "../../catalog/city/city.ts";

/** Returns Rome, or a city that differs from it. */
export function testCity(overrides: Partial<City> = {}): City {
  return {
    id: 24,
    code: "ROME",
    name: { text: "Rome" },
    timeZone: "Europe/Rome",
    imageUrl: "",
    countryCode: "IT",
    countryName: { text: "Italy" },
    currency: "EUR",
    ...overrides,
  };
}
