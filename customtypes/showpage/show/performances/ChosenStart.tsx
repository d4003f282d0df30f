import { visitsHref } from "../../../../catalog/experience/calendar-file.ts";
import { formatAddress } from "../../../../catalog/place/format-address.ts";
import { performanceMinutes } from "../../../../catalog/show/performance-time.ts";
import { momentInZone } from "../../../../catalog/experience/deadline.ts";
import { formatMoney, type Money } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { cheapestTotal } from "../../../../catalog/seating/seat-rows.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import { canonicalUrl } from "../../../../routing/page-address.ts";
import { findChosenSeatMap } from "../seats/seat-view.ts";
import { startAndEnd } from "../show-times.ts";
import { BookingLinks } from "./BookingLinks.tsx";
import { chosenDeadline } from "./chosen-deadline.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

interface ChosenStartProps extends PerformanceProps {
  /** `HH:MM`. */
  readonly time: string;
  /** Price for the party. */
  readonly total: Money;
}

/** Renders the party's total, the end of the evening (X19), the booking and a calendar entry. */
export function ChosenStart({ time, total, data, page }: ChosenStartProps) {
  const { product, party } = data;
  const { date = "" } = readView(showView, page.view);
  const { t } = page;
  return (
    <div className={css.chosen}>
      <p>
        <strong>{t("performances.total", { n: party, price: totalText(total, { data, page }) })}</strong>{" "}
        <span className={css.soft}>{t("experience.allIn")}</span>
      </p>
      <p className={css.soft}>{startAndEnd({ date, time }, product.show, page)}</p>
      <Deadline data={data} page={page} />
      <BookingLinks choice={{ date, time, adults: party }} data={data} page={page} />
      <CalendarEntry time={time} data={data} page={page} />
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

/** The performance as a file for one's own calendar. */
function CalendarEntry({ time, data: { product }, page }: Omit<ChosenStartProps, "total">) {
  const { date = "" } = readView(showView, page.view);
  const moment = zonedMoment({ date, time }, product.timeZone);
  if (moment === undefined) return null;
  const { show, startLocation } = product;
  const address = startLocation === undefined ? "" : formatAddress(startLocation);
  const visit = {
    uid: `s-${product.id}-${moment}@${page.site.host}`,
    title: product.name.text,
    url: canonicalUrl(page, page.locale.code),
    moment,
    minutes: performanceMinutes(show) ?? 0,
    place: [show.theatre?.name ?? "", address].filter((part) => part !== "").join(", "),
    writtenAt: page.snapshot.readAt,
  };
  return (
    <a href={visitsHref([visit])} download={`show-${product.id}.ics`} className={css.link}>
      {page.t("experience.addToCalendar")}
    </a>
  );
}
