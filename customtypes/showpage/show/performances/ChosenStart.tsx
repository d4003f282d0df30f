import type { Booking } from "../../../../catalog/booking/booking-url.ts";
import { calendarHref } from "../../../../catalog/experience/calendar-file.ts";
import { formatMoney, type Money } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { cheapestTotal } from "../../../../catalog/seating/seat-rows.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import { canonicalUrl } from "../../../../routing/page-address.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink, TextLink } from "../../../../ui/primitives/links.tsx";
import { offersSeats, seatMapOf, seatsId } from "../seats/seat-view.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";

interface ChosenStartProps extends PerformanceProps {
  /** `HH:MM`. */
  readonly time: string;
  /** What the party pays. */
  readonly total: Money;
}

/** What the party pays in all, the way to the booking, and an entry for one's calendar. A phone has another step (row C23). */
export function ChosenStart({ time, total, data, page }: ChosenStartProps) {
  const { product, party } = data;
  const { date = "" } = page.view;
  const choice = { date, time, adults: party };
  const { locale, t } = page;
  const name = product.name.text;
  const moment = zonedMoment({ date, time }, product.timeZone);
  return (
    <div className={css.chosen}>
      <p>
        <strong>{t("performances.total", { n: party, price: totalText(total, { data, page }) })}</strong>{" "}
        <span className={css.soft}>{t("experience.allIn")}</span>
      </p>
      <BookingLinks choice={choice} data={data} page={page} />
      {moment !== undefined && (
        <a
          href={calendarHref({
            uid: `s-${product.id}-${moment}@${page.site.host}`,
            title: name,
            url: canonicalUrl(page, locale.code),
            moment,
            writtenAt: page.snapshot.readAt,
          })}
          download={`show-${product.id}.ics`}
          className={css.link}
        >
          {t("experience.addToCalendar")}
        </a>
      )}
    </div>
  );
}

/** Returns what the party pays; where seats have prices of their own, what the cheapest free ones cost: `from €90`. */
function totalText(total: Money, { data: { product, party }, page }: PerformanceProps): string {
  const { locale, t } = page;
  if (!booksSeats(product)) return formatMoney(total, locale);
  const map = seatMapOf(product, page);
  const seats = typeof map === "object" ? cheapestTotal(map, party) : undefined;
  return t("product.from", { price: formatMoney(seats ?? total, locale) });
}

interface BookingLinksProps extends PerformanceProps {
  readonly choice: Pick<Booking, "date" | "time" | "adults">;
}

/** The way to the booking. Where seats can be chosen on the page, these come first, and their button is the primary one. */
function BookingLinks({ choice, data: { product }, page }: BookingLinksProps) {
  const { t } = page;
  const hasSeats = offersSeats(product, page);
  return (
    <>
      {hasSeats && (
        <ButtonLink href={`#${seatsId}`} size="large" tone="secondary">
          {t("seats.title")}
        </ButtonLink>
      )}
      <ByDevice>
        {(isMobile) => (
          <BookingLink href={page.bookingUrl(product, { ...choice, isMobile })} isQuiet={hasSeats} page={page} />
        )}
      </ByDevice>
    </>
  );
}

interface BookingLinkProps extends Pick<PerformanceProps, "page"> {
  readonly href: string;
  readonly isQuiet: boolean;
}

function BookingLink({ href, isQuiet, page }: BookingLinkProps) {
  const text = page.t("performances.continue");
  return isQuiet ? (
    <TextLink href={href}>{text}</TextLink>
  ) : (
    <ButtonLink href={href} size="large">
      {text}
    </ButtonLink>
  );
}
