import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import type { City, NearbyCity } from "./city.ts";
import { toPrice } from "../price/to-price.ts";
import type { WireCity, WireNearbyCity } from "./wire-city.ts";

/** A city in our own terms. */
export function toCity(wire: WireCity): City {
  return {
    id: wire.id,
    code: wire.code,
    name: wire.displayName,
    timeZone: wire.timeZone,
    imageUrl: wire.imageUrl,
    countryCode: wire.country?.code ?? "",
    countryName: wire.country?.displayName ?? "",
    currency: known(wire.country?.currency?.code ?? ""),
  };
}

export function toNearbyCity(wire: WireNearbyCity): NearbyCity {
  return { ...toCity(wire), distanceKm: wire.distanceKm ?? undefined, startingPrice: toPrice(wire.startingPrice) };
}

function known(code: string): CurrencyCode | undefined {
  return isCurrencyCode(code) ? code : undefined;
}
