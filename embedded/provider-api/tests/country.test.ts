import { expect, it } from "vitest";
import { startProvider } from "./start-provider.ts";

const ask = await startProvider();

it.each([
  [undefined, "US"],
  ["IT", "IT"],
  ["de", "DE"],
  ["Italy", "US"],
  ["1T", "US"],
])("H29: x-country %s → %s, kept by nobody", async (country, code) => {
  const { headers, json } = await ask("/api/v1/country/current", { headers: country ? { "x-country": country } : {} });
  expect([headers.get("cache-control"), json()]).toEqual(["no-store", { currentCountry: { code } }]);
});
