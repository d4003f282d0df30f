import type { Product } from "../source/catalog.ts";
import { addDays, today } from "../time/dates.ts";
import type { View } from "../view.ts";

/**
 * What a show is and where it is played; null for what is no show. Durations are milliseconds. `openingDate` and
 * `closingDate` are its first and last performance, null without one.
 */
export function wireShow({ show, run, minutes, city }: Product, { text, now }: View) {
  if (show === undefined) return null;
  const { title, kind, parts, interval, minimumAge, theatre } = show;
  const dayOf = (days: number | null | undefined) =>
    days === null || days === undefined ? null : addDays(today(city.timeZone, now), days);
  return {
    title,
    kind: kind.toUpperCase(),
    parts,
    runningTime: minutes === null ? null : minutes[1] * 60_000,
    interval: interval * 60_000,
    minimumAge,
    openingDate: dayOf(run?.first),
    closingDate: dayOf(run?.last),
    theatre: { key: theatre.key, name: theatre.name, about: text(theatre.about), capacity: theatre.capacity },
  };
}
