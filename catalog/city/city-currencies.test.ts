import { expect, test } from "vitest";
import type { City } from "./city.ts";
import { asLocalized } from "../../i18n/localized-text.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { createCityCurrencies } from "./city-currencies.ts";

const london: City = {
  id: 167,
  code: "LONDON",
  name: asLocalized("London"),
  timeZone: "Europe/London",
  imageUrl: "",
  countryCode: "GB",
  countryName: asLocalized("United Kingdom"),
  currency: "GBP",
};

const hour = 3_600_000;

test("E12: the currency of a city is read once an hour, and not for each page", async () => {
  const calls: (readonly string[])[] = [];
  let now = 0;
  const provider = testProvider({ cities: () => london }, (_name, keys) => void calls.push(keys));
  const findCityCurrency = createCityCurrencies(provider, () => now);
  expect(await Promise.all([findCityCurrency("LONDON"), findCityCurrency("LONDON")])).toEqual(["GBP", "GBP"]);
  now = hour - 1;
  await findCityCurrency("LONDON");
  expect(calls).toEqual([["LONDON"]]);
  now = hour;
  await findCityCurrency("LONDON");
  expect(calls).toHaveLength(2);
});

test("a city that the provider does not know has none", async () => {
  expect(await createCityCurrencies(testProvider(), () => 0)("ATLANTIS")).toBeUndefined();
});

test("while the provider is down a city keeps its currency; one that was never read throws", async () => {
  let [now, down] = [0, false];
  const find = () => {
    if (down) throw new Error("down");
    return london;
  };
  const findCityCurrency = createCityCurrencies(testProvider({ cities: find }), () => now);
  await findCityCurrency("LONDON");
  [now, down] = [hour, true];
  expect(await findCityCurrency("LONDON")).toBe("GBP");
  await expect(findCityCurrency("ROME")).rejects.toThrow("down");
});
