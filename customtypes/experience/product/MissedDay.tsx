import { nearestDates } from "../../../catalog/calendar/nearest-dates.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { viewQuery } from "../../../routing/view.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Days offered in place of one that is sold out. */
const nearby = 3;

/** A day in the address that is over or without places, before all else. It links to the nearest days, and to all (row E10). */
export function MissedDay({ data: { calendar, missed, today }, page: { locale, t } }: ExperienceProps) {
  if (missed === undefined || calendar === undefined) return null;
  const date = formatDayText(missed, locale);
  const near = nearestDates(calendar, { to: missed, today, most: nearby });
  return (
    <div className={css.missed}>
      <h2 className={css.problem}>{t("performances.problem")}</h2>
      <p>{t(missed < today ? "performances.over" : "performances.unavailable", { date })}</p>
      {near.length > 0 && (
        <>
          <p>{t("performances.nearest")}</p>
          <ul role="list">
            {near.map((day) => (
              <li key={day} className={css.day}>
                <TextLink href={`${viewQuery({ date: day })}#prices`}>{formatDayText(day, locale)}</TextLink>
              </li>
            ))}
          </ul>
          <TextLink href="#dates">{t("performances.viewAll")}</TextLink>
        </>
      )}
    </div>
  );
}
