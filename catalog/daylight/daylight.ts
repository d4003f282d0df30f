import type { Coordinates } from "../place/place.ts";

/** When the sun rises and sets on one day, epoch milliseconds. */
export interface Daylight {
  readonly rises: number;
  readonly sets: number;
}

const degree = Math.PI / 180;
const dayLength = 86_400_000;

/** Noon UTC of 1 January 2000, from which the sun's place is counted. */
const epoch = Date.UTC(2000, 0, 1, 12);

/** The upper edge of the sun, seen through the air: degrees below the horizon. */
const horizon = -0.833;

/**
 * Returns the daylight of a day at midnight UTC, to about two minutes between the polar circles: the sunrise equation.
 * Undefined where nobody knows the place, and where the sun does not rise or set that day.
 */
export function daylightOn(day: Date, { latitude, longitude }: Coordinates): Daylight | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const noon = Math.round((day.getTime() + dayLength / 2 - epoch) / dayLength) - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) * degree;
  const longitudeOfSun = eclipticLongitude(anomaly);
  const transit = epoch + dayLength * (noon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitudeOfSun));
  const half = halfDay(Math.asin(Math.sin(longitudeOfSun) * Math.sin(23.44 * degree)), latitude * degree);
  return Number.isNaN(half) ? undefined : { rises: transit - half, sets: transit + half };
}

function eclipticLongitude(anomaly: number): number {
  const center = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  return anomaly + (center + 102.9372 + 180) * degree;
}

/** Milliseconds from noon to sunset; NaN without a sunset. */
function halfDay(declination: number, latitude: number): number {
  const depth = Math.sin(horizon * degree) - Math.sin(latitude) * Math.sin(declination);
  const angle = Math.acos(depth / (Math.cos(latitude) * Math.cos(declination)));
  return (angle / (2 * Math.PI)) * dayLength;
}
