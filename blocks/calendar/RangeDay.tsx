import type { Locale } from "../../i18n/locales.ts";
import * as css from "./calendar.css.ts";
import { DayNumber } from "./DayText.tsx";

interface RangeDayProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly locale: Locale;
  /** Whether it is the first or last day of the range, or lies between. Undefined for any other day. */
  readonly part: "end" | "between" | undefined;
  readonly href: string;
}

/** A day without a price that is chosen as an end of a range. Scripts know it by `data-day`. */
export function RangeDay({ date, locale, part, href }: RangeDayProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      data-day={date}
      data-between={part === "between" ? "" : undefined}
      aria-current={part === "end" ? "date" : undefined}
      className={`${css.free} ${css.choice}`}
    >
      <DayNumber date={date} locale={locale} />
    </a>
  );
}
