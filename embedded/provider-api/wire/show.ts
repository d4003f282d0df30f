import type { Product } from "../source/catalog.ts";
import { addDays, today } from "../time/dates.ts";
import type { View } from "../view.ts";

/**
 * What a show is and where it is played; null for what is no show. Durations are milliseconds. `openingDate` or
 * `reopeningDate` is its first performance, `closingDate` its last, null without one.
 */
export function wireShow({ show, run, minutes, city }: Product, { text, now }: View) {
  if (show === undefined) return null;
  const { title, kind, parts, interval, minimumAge, reopens, theatre } = show;
  const dayOf = (days: number | null | undefined) =>
    days === null || days === undefined ? null : addDays(today(city.timeZone, now), days);
  return {
    title,
    kind: kind.toUpperCase(),
    parts,
    runningTime: minutes === null ? null : minutes[1] * 60_000,
    interval: interval * 60_000,
    minimumAge,
    openingDate: reopens ? null : dayOf(run?.first),
    reopeningDate: reopens ? dayOf(run?.first) : null,
    closingDate: dayOf(run?.last),
    theatre: {
      key: theatre.key,
      name: theatre.name,
      about: text(theatre.about),
      capacity: theatre.capacity,
      amenities: theatre.amenities,
    },
  };
}
