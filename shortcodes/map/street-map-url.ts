import type { MapPlace } from "./place-of.ts";

/** The place marked on OpenStreetMap, near enough to see its street. */
export function streetMapUrl({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
