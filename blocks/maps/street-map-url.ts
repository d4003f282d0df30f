import type { GeoPoint } from "../../catalog/place/place.ts";

/** Returns the address of a street map with the place marked, at the scale of streets. */
export function streetMapUrl({ latitude, longitude }: GeoPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
