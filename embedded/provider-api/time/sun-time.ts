import type { SunStart } from "../source/schedule.ts";
import { dayMs } from "./dates.ts";

interface Place {
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Noon of 1 January 2000, in days since 1970. */
const epoch = 10_957.5;
const radians = Math.PI / 180;
const tilt = Math.sin(23.4397 * radians);
/** The sun has risen when its upper edge shows through the bent light of the horizon. */
const horizon = Math.sin(-0.833 * radians);

/**
 * Returns epoch milliseconds of sunrise or sunset on a day at a place, right to about two minutes. NaN where the sun
 * does neither.
 */
export function sunTime(event: SunStart["at"], date: string, { latitude, longitude }: Place): number {
  const noon = Date.parse(date) / dayMs + 0.5 - epoch - longitude / 360;
  const { transit, declination } = solarNoon(noon);
  const north = latitude * radians;
  const cosine = (horizon - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  const halfDay = Math.acos(cosine) / (2 * Math.PI);
  return (transit + (event === "sunset" ? halfDay : -halfDay) + epoch) * dayMs;
}

/** When the sun is highest, in days since 2000, and how far north of the equator it stands, in radians. */
function solarNoon(days: number) {
  const anomaly = (357.5291 + 0.985_600_28 * days) * radians;
  const center = (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const longitude = anomaly + center + (180 + 102.9372) * radians;
  const transit = days + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  return { transit, declination: Math.asin(Math.sin(longitude) * tilt) };
}
