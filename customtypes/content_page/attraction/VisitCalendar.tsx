import { formatDayHours } from "../../../catalog/sight/opening-week.ts";
import { quietestSlots } from "../../../catalog/visit/quietest-slots.ts";
import { findSunTimes } from "../../../catalog/visit/visit-reasons.ts";
import type { VisitDay } from "../../../catalog/visit/visit-days.ts";
import type { PageContext } from "../../../renderer/index.ts";
import * as css from "./attraction.css.ts";
import { crowdTexts } from "./CrowdTable.tsx";
import { HolidayName } from "./HolidayName.tsx";
import { chooseTimeZone } from "./join-visit-facts.ts";
import { dayText } from "./day-text.ts";

interface VisitCalendarProps {
  readonly days: readonly VisitDay[];
  readonly page: PageContext;
}

/** Crowds, opening times, public holidays and daylight of some days in one table (X8). */
export function VisitCalendar({ days, page }: VisitCalendarProps) {
  const { t } = page;
  return (
    // Who has no pointer scrolls the table with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="group" aria-label={t("sight.when.calendar")}>
      <table className={css.calendar}>
        <thead>
          <tr>
            <th scope="col">{t("sight.when.date")}</th>
            <th scope="col">{t("openingHours.title")}</th>
            <th scope="col">{t("sight.when.quietest")}</th>
            <th scope="col">{t("sight.when.sun")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row key={day.day.getTime()} day={day} page={page} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ day, page }: { readonly day: VisitDay; readonly page: PageContext }) {
  const { t, locale } = page;
  const [slot] = quietestSlots([day], 1);
  const sun = findSunTimes(day, chooseTimeZone(page));
  return (
    <tr>
      <th scope="row">
        {dayText(day.day, locale, "short")}
        {day.holiday && (
          <span className={css.soft}>
            <HolidayName holiday={day.holiday} page={page} />
          </span>
        )}
      </th>
      <td className="tabular">{day.opening ? formatDayHours(day.opening, t) : t("sight.levels.unknown")}</td>
      <td className="tabular">
        {slot && t("openingHours.hours", { opens: slot.from, closes: slot.to })}
        {slot && <span className={css.soft}>{t(crowdTexts[slot.level])}</span>}
      </td>
      <td className="tabular">{sun && t("openingHours.hours", { opens: sun.sunrise, closes: sun.sunset })}</td>
    </tr>
  );
}
