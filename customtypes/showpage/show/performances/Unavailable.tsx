import { nearestDates } from "../../../../catalog/calendar/nearest-dates.ts";
import { playsOnWeekday } from "../../../../catalog/show/plays-tonight.ts";
import { formatDayText } from "../../../../i18n/dates.ts";
import { datesId } from "../../../../blocks/products/panel/panel-ids.ts";
import { AlertForm } from "../../../../blocks/products/AlertForm.tsx";
import { ButtonLink, TextLink } from "../../../../ui/primitives/links.tsx";
import { OtherShows } from "../OtherShows.tsx";
import { choiceHref } from "./addresses.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Days offered in place of one that is sold out. */
const nearby = 3;

/**
 * A day that is over or without places. It leads to the nearest days, to all, to an alert and to other shows (I2, X15).
 */
export function Unavailable({ data: { product, calendar, today }, page }: PerformanceProps) {
  const { locale, view, t } = page;
  const { date = "" } = readView(showView, view);
  const near = calendar === undefined ? [] : nearestDates(calendar, { to: date, today, most: nearby });
  return (
    <div className={css.chosen}>
      <h3 className={css.day}>{t("performances.problem", { date: formatDayText(date, locale) })}</h3>
      <p>{t(date < today ? "performances.over" : "performances.unavailable", { date: formatDayText(date, locale) })}</p>
      {near.length > 0 && (
        <>
          <p>{t("performances.nearest")}</p>
          <ul role="list" className={css.starts}>
            {near.map((day) => (
              <li key={day}>
                <TextLink href={choiceHref(view, { date: day })}>{formatDayText(day, locale)}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={choiceHref(view, {}, datesId)} tone="secondary">
        {t("performances.viewAll")}
      </ButtonLink>
      <OtherShows product={product} page={page} />
      {date >= today && playsOnWeekday(product.show, date) !== false && (
        <>
          <h4>{t("alert.title")}</h4>
          <AlertForm product={product.id} day={date} locale={locale} path={page.path} t={t} />
        </>
      )}
    </div>
  );
}
