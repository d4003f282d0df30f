import { nearestDates } from "../../../catalog/calendar/nearest-dates.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { AlertForm } from "../../../blocks/products/AlertForm.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { datesId } from "../../../blocks/products/panel/panel-ids.ts";
import { panelHref } from "./panel/addresses.ts";
import * as panel from "../../../blocks/products/panel/Panel.css.ts";
import { hasDates } from "./panel/PriceCalendar.tsx";
import * as css from "./ProductPage.css.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

/** Days offered in place of one that is sold out. */
const nearby = 3;

/**
 * A day in the address that is over or without places, before all else. It leads to the nearest days, to all, and to an
 * alert (E10, X15).
 */
export function MissedDay({ data, page }: ExperienceProps) {
  const { locale, path, t } = page;
  const { product, calendar, missed, today } = data;
  if (missed === undefined || calendar === undefined) return null;
  const date = formatDayText(missed, locale);
  const isSold = readSale(product, page).price !== undefined;
  const near = nearestDates(calendar, { to: missed, today, most: nearby });
  return (
    <div className={css.missed}>
      <h2 className={css.problem}>{t("performances.problem", { date })}</h2>
      <p>{t(missed < today ? "performances.over" : "performances.unavailable", { date })}</p>
      {near.length > 0 && (
        <>
          <p>{t("performances.nearest")}</p>
          <ul role="list">
            {near.map((day) => (
              <li key={day} className={css.day}>
                <TextLink href={panelHref({ date: day })}>{formatDayText(day, locale)}</TextLink>
              </li>
            ))}
          </ul>
          {hasDates({ data, page }) && isSold && (
            <button type="button" popoverTarget={datesId} className={panel.day}>
              {t("performances.viewAll")}
            </button>
          )}
        </>
      )}
      {missed >= today && isSold && (
        <>
          <h3>{t("alert.title")}</h3>
          <AlertForm product={product.id} day={missed} locale={locale} path={path} t={t} />
        </>
      )}
    </div>
  );
}
