import type { Locale } from "../../i18n/locales.ts";
import * as css from "./calendar.css.ts";
import { DayNumber } from "./DayText.tsx";

interface ClosedDayProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The reason, which screen readers read after the number. */
  readonly reason: string;
  readonly locale: Locale;
  /** Where a traveller finds other days. A day without it is not a link. */
  readonly href?: string | undefined;
}

/** A day that can't be booked, without a price. A line through the number of a link shows that its tickets are gone. */
export function ClosedDay({ date, reason, locale, href }: ClosedDayProps) {
  const note = <span className="visually-hidden"> {reason}</span>;
  if (href === undefined)
    return (
      <>
        {Number(date.slice(8))}
        {note}
      </>
    );
  return (
    <a href={href} rel="nofollow" data-closed="" className={css.closed}>
      <DayNumber date={date} locale={locale} />
      {note}
    </a>
  );
}
