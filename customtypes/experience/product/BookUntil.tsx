import { bookingEnd } from "../../../catalog/experience/booking-end.ts";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import { firstStart } from "../../../catalog/experience/first-start.ts";
import { dayIn, isoDay } from "../../../i18n/dates.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/**
 * Until when today the next start can be booked, by the venue's clocks (row X2). Pages are cached: a time stays true, and
 * what is left of it does not. Nothing where that is on another day.
 */
export function BookUntil({ data, page }: ExperienceProps) {
  const { facts, timeZone, cityName } = data.product;
  const { readAt } = page.snapshot;
  const next = firstStart(data);
  if (next === undefined || facts.cutOff === undefined) return null;
  const start = { date: next.startDate, time: next.startTime };
  const [end, startsAt] = [bookingEnd(facts.cutOff, start, timeZone), zonedMoment(start, timeZone)];
  if (end === undefined || startsAt === undefined || end <= readAt) return null;
  const dayOf = (moment: number) => isoDay(dayIn(timeZone, moment));
  if (dayOf(end) !== dayOf(readAt)) return null;
  const inZone = (moment: number) => momentInZone(moment, timeZone, page.locale);
  return (
    <li>
      {page.t("experience.bookUntil", { moment: inZone(end), city: cityName.text })}{" "}
      <span className={css.soft}>{page.t("experience.deadlineFor", { moment: inZone(startsAt) })}</span>
    </li>
  );
}
