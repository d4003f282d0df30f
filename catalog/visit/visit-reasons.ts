import { dateFormat } from "../../i18n/formatters.ts";
import type { CrowdLevel, SeasonLevel } from "./crowd.ts";
import type { VisitDay } from "./visit-days.ts";
import type { VisitSlot } from "./quietest-slots.ts";

/** One thing that speaks for a slot, or must be known of it. */
export type VisitReason =
  | { readonly kind: "crowd"; readonly level: CrowdLevel }
  | { readonly kind: "season"; readonly level: SeasonLevel }
  | { readonly kind: "holiday"; readonly name: string; readonly language: string }
  | { readonly kind: "noHoliday" }
  /** The normals of its month, 1 for January. */
  | { readonly kind: "weather"; readonly month: number }
  /** Whether all of it, some of it or nothing of it is before sunset. */
  | { readonly kind: "light"; readonly light: "day" | "dusk" | "dark"; readonly sunset: string };

/** Returns why a slot was chosen: crowds first, then season, holiday, daylight and weather, as far as each is known. */
export function reasonsOf({ day, from, to, level }: VisitSlot, timeZone: string): readonly VisitReason[] {
  const { season, holiday, holidaysKnown, climate } = day;
  const sun = sunOf(day, timeZone);
  // Whether it is light is not said of a slot that begins before the sun rises.
  const sunset = sun !== undefined && from >= sun.sunrise ? sun.sunset : undefined;
  return [
    { kind: "crowd", level },
    ...(season === undefined ? [] : [{ kind: "season", level: season } as const]),
    ...(holiday === undefined ? [] : [{ kind: "holiday", name: holiday.name, language: holiday.language } as const]),
    ...(holiday === undefined && holidaysKnown ? [{ kind: "noHoliday" } as const] : []),
    ...(sunset === undefined ? [] : [{ kind: "light", light: lightOf(from, to, sunset), sunset } as const]),
    ...(climate === undefined ? [] : [{ kind: "weather", month: climate.month } as const]),
  ];
}

function lightOf(from: string, to: string, sunset: string): "day" | "dusk" | "dark" {
  if (to <= sunset) return "day";
  return from < sunset ? "dusk" : "dark";
}

/** Returns sunrise and sunset of a day, `HH:MM` in a time zone that exists. Undefined where nobody knows them. */
export function sunOf(
  { sunrise, sunset }: Pick<VisitDay, "sunrise" | "sunset">,
  timeZone: string,
): { readonly sunrise: string; readonly sunset: string } | undefined {
  if (sunrise === undefined || sunset === undefined) return undefined;
  // Swedish writes a time as ISO 8601 does.
  const clock = dateFormat("sv", { timeZone, hour: "2-digit", minute: "2-digit" });
  return { sunrise: clock.format(sunrise), sunset: clock.format(sunset) };
}
