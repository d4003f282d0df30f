import type { Place } from "./place.ts";
import type { WireLocation } from "./wire-location.ts";

/** Where something is; undefined when the provider does not say. */
export function toPlace(location: WireLocation | null | undefined): Place | undefined {
  if (!location) return undefined;
  const { addressLine1: address, ...rest } = location;
  return { ...rest, address };
}
