import { timeIn } from "../../i18n/time-zone.ts";
import type { Holiday } from "../holiday/holidays.ts";
import type { CrowdLevel, SeasonLevel } from "./crowd.ts";
import type { VisitDay } from "./visit-days.ts";
import type { VisitSlot } from "./quietest-slots.ts";

/** One thing that speaks for a slot, or must be known of it. */
export type VisitReason =
  | { readonly kind: "crowd"; readonly level: CrowdLevel }
  | { readonly kind: "season"; readonly level: SeasonLevel }
  | { readonly kind: "holiday"; readonly holiday: Holiday }
  /** `fixed`: other days of the country may change, since the moon moves them. */
  | { readonly kind: "noHoliday"; readonly known: "all" | "fixed" }
  /** The normals of its month, 1 for January. */
  | { readonly kind: "weather"; readonly month: number }
  /** Whether it begins before sunrise, and else whether all, some or nothing of it is before sunset. */
  | { readonly kind: "light"; readonly light: Light; readonly time: string };

type Light = "dawn" | "day" | "dusk" | "dark";

/**
 * Returns why a slot was chosen: crowds first, then season, holiday, daylight and weather. Unknown facts are omitted.
 */
export function listVisitReasons({ day, from, to, level }: VisitSlot, timeZone: string): readonly VisitReason[] {
  const { season, holiday, holidaysKnown, climate } = day;
  const sun = findSunTimes(day, timeZone);
  return [
    { kind: "crowd", level },
    ...(season === undefined ? [] : [{ kind: "season", level: season } as const]),
    ...(holiday === undefined ? [] : [{ kind: "holiday", holiday } as const]),
    ...(holiday === undefined && holidaysKnown !== "none"
      ? [{ kind: "noHoliday", known: holidaysKnown } as const]
      : []),
    ...(sun === undefined ? [] : [{ kind: "light", ...describeLight(from, to, sun) } as const]),
    ...(climate === undefined ? [] : [{ kind: "weather", month: climate.month } as const]),
  ];
}

function describeLight(
  from: string,
  to: string,
  { sunrise, sunset }: Sun,
): { readonly light: Light; readonly time: string } {
  if (from < sunrise) return { light: "dawn", time: sunrise };
  if (to <= sunset) return { light: "day", time: sunset };
  return { light: from < sunset ? "dusk" : "dark", time: sunset };
}

/** Both `HH:MM`. */
interface Sun {
  readonly sunrise: string;
  readonly sunset: string;
}

/** Returns sunrise and sunset of a day, `HH:MM` in a time zone that exists. Undefined where nobody knows them. */
export function findSunTimes(
  { sunrise, sunset }: Pick<VisitDay, "sunrise" | "sunset">,
  timeZone: string,
): Sun | undefined {
  if (sunrise === undefined || sunset === undefined) return undefined;
  return { sunrise: timeIn(timeZone, sunrise), sunset: timeIn(timeZone, sunset) };
}
