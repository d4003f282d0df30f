import { datesId } from "../../../../blocks/products/panel/panel-ids.ts";
import { choiceHref } from "./addresses.ts";
import { monthAfter } from "../../../../i18n/days.ts";
import { monthsAtOnce } from "./month-window.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/**
 * Links to the months before and after those that are shown: a year ahead, but never after the last performance. None leads
 * to months that are known to have no day to book. The page without a choice begins with the first performance, so that
 * nothing is before it.
 */
export function MonthNavigation({ data: { months, today, later }, page: { view, t } }: PerformanceProps) {
  const { date, from } = readView(showView, view);
  const first = monthAfter(date ?? from ?? months[0]?.first ?? today, 0);
  const isLater = first > today && (date ?? from) !== undefined;
  const before = monthAfter(first, -monthsAtOnce);
  return (
    <nav aria-label={t("performances.months")} className={css.navigation}>
      {isLater && (
        <a
          href={choiceHref(view, { from: before > today ? before : undefined }, datesId)}
          rel="nofollow"
          className={css.other}
        >
          {t("performances.earlier")}
        </a>
      )}
      {later !== undefined && (
        <a data-later="" href={choiceHref(view, { from: later }, datesId)} rel="nofollow" className={css.other}>
          {t("performances.later")}
        </a>
      )}
    </nav>
  );
}
