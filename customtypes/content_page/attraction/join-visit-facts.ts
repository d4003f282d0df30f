import { climates } from "../../../catalog/climate/climates.ts";
import { daysOfWeek, type DayOfWeek } from "../../../catalog/sight/point-of-interest.ts";
import type { CrowdLevel, CrowdSpan, SeasonLevel, SeasonSpan } from "../../../catalog/visit/crowd.ts";
import type { VisitFacts } from "../../../catalog/visit/visit-days.ts";
import { dayIn } from "../../../i18n/dates.ts";
import { findPageCity } from "../../../blocks/places/place-names.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { ContentFields, dayNames } from "../fields.ts";
import { findSight } from "../sight/find-sight.ts";

/** Returns the day that it was at a sight when its page was read, at midnight UTC. */
export function todayAt(page: PageContext): Date {
  return dayIn(chooseTimeZone(page), page.snapshot.readAt);
}

/** Returns the time zone of the sight's city; that of UTC where nobody knows it. */
export function chooseTimeZone(page: PageContext): string {
  return findPageCity(page)?.timeZone || "UTC";
}

/** Minutes of a visit where no editor says how long one takes. Nobody goes to a sight that is about to close. */
const minStay = 60;

/** Joins what editors entered with what the provider and our own tables know of a sight. */
export function joinVisitFacts(fields: ContentFields, page: PageContext): VisitFacts {
  const sight = findSight(page);
  const { city, country } = page.place;
  return {
    crowds: listCrowdSpans(fields),
    seasons: listSeasonSpans(fields),
    schedules: sight?.schedules ?? [],
    position: sight?.location ?? { latitude: undefined, longitude: undefined },
    country: country ?? "",
    climate: climates.get(city ?? ""),
    stay: fields.facts.find(({ fact }) => fact === "Recommended duration")?.from ?? minStay,
  };
}

type Entered<Name extends "crowd_levels" | "season_levels"> = ContentFields[Name][number]["level"];

const crowdNames = {
  Pleasant: "pleasant",
  Crowded: "crowded",
  "Very crowded": "veryCrowded",
  Closed: "closed",
} as const satisfies Record<Entered<"crowd_levels">, CrowdLevel>;

const seasonNames = { Low: "low", Mid: "mid", Peak: "peak" } as const satisfies Record<
  Entered<"season_levels">,
  SeasonLevel
>;

/** Returns the levels by weekday and hour. A row without both hours is incomplete, and omitted. */
function listCrowdSpans({ crowd_levels: rows }: ContentFields): readonly CrowdSpan[] {
  return rows.flatMap(({ days, from, to, level }) =>
    from === undefined || to === undefined ? [] : [{ days: daysNamed(days), from, to, level: crowdNames[level] }],
  );
}

function listSeasonSpans({ season_levels: rows }: ContentFields): readonly SeasonSpan[] {
  return rows.flatMap(({ from, to, level }) =>
    from === undefined || to === undefined ? [] : [{ from, to, level: seasonNames[level] }],
  );
}

function daysNamed(name: (typeof dayNames)[number]): readonly DayOfWeek[] {
  if (name === "Every day") return daysOfWeek;
  if (name === "Monday to Friday") return daysOfWeek.slice(0, 5);
  if (name === "Saturday and Sunday") return daysOfWeek.slice(5);
  return daysOfWeek.filter((day) => day === name.toUpperCase());
}
