import { momentInZone } from "../../../../catalog/experience/deadline.ts";
import { formatMoney, type Money } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { cheapestTotal } from "../../../../catalog/seating/seat-rows.ts";
import { readView } from "../../../../routing/define-view.ts";
import { findChosenSeatMap } from "../seats/seat-view.ts";
import { startAndEnd } from "../show-times.ts";
import { showView } from "../view.ts";
import { CalendarEntry } from "./CalendarEntry.tsx";
import { chosenDeadline } from "./chosen-deadline.ts";
import * as css from "./Performances.css.ts";
import { bookableStart } from "./performance-data.ts";
import type { PerformanceProps } from "./performance-props.ts";

/** Renders the party's total at the chosen start, the end of the evening (X19) and a calendar entry. */
export function ChosenStart({ data, page }: PerformanceProps) {
  const { product, party } = data;
  const { date = "" } = readView(showView, page.view);
  const { time, total } = bookableStart(product, page) ?? {};
  if (time === undefined || total === undefined) return null;
  return (
    <div className={css.chosen}>
      <p>
        <strong>{page.t("performances.total", { n: party, price: totalText(total, { data, page }) })}</strong>
      </p>
      <p className={css.soft}>{startAndEnd({ date, time }, product.show, page)}</p>
      <Deadline data={data} page={page} />
      <CalendarEntry date={date} time={time} product={product} page={page} />
    </div>
  );
}

/**
 * Renders the deadline of free cancellation, by the theatre's clocks (X4). Renders nothing if cancellation is never
 * free.
 */
function Deadline({ data: { product }, page }: PerformanceProps) {
  const { locale, t } = page;
  const deadline = chosenDeadline(product, page);
  if (deadline === undefined) return null;
  if (deadline.kind === "passed") return <p className={css.soft}>{t("performances.deadlinePassed")}</p>;
  const moment = momentInZone(deadline.moment, product.timeZone, locale);
  return <p className={css.soft}>{t("experience.deadline", { moment, city: product.cityName.text })}</p>;
}

/**
 * Returns the party's total. If prices depend on seats, returns the total of the cheapest available ones: `from €90`.
 */
function totalText(total: Money, { data: { product, party }, page }: PerformanceProps): string {
  const { locale, t } = page;
  if (!booksSeats(product)) return formatMoney(total, locale);
  const map = findChosenSeatMap(product, page);
  const seats = typeof map === "object" ? cheapestTotal(map, party) : undefined;
  return t("product.from", { price: formatMoney(seats ?? total, locale) });
}
