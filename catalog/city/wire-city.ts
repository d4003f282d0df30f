import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wirePrice } from "../price/wire-price.ts";
import { wireName, wireText } from "../provider/wire-text.ts";

const country = v.object({
  code: wireText,
  displayName: wireText,
  currency: v.nullish(v.object({ code: wireText })),
});

/** A city as the provider sends it: the fields we read. */
export const wireCity = v.object({
  id: wireId,
  code: wireName,
  displayName: wireName,
  timeZone: wireText,
  imageUrl: wireText,
  country: v.nullish(country),
});

/** One of the cities near another. */
export const wireNearbyCity = v.object({
  ...wireCity.entries,
  distanceKm: v.nullish(v.number()),
  startingPrice: v.nullish(wirePrice),
});

export type WireCity = v.InferOutput<typeof wireCity>;
export type WireNearbyCity = v.InferOutput<typeof wireNearbyCity>;
