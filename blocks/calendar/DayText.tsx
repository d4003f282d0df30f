import type { ReactNode } from "react";
import { splitAtDay } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import * as css from "./calendar.css.ts";

export interface DayTextProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly price: string;
  /** Text that screen readers read after the price of a cheapest day. */
  readonly note?: string | undefined;
  readonly locale: Locale;
}

/**
 * The number and the price of a day. Screen readers read the rest of the date around the number, so that a name has the
 * visible text. Such cells compress to fewer bytes than those with a label each.
 */
export function DayText({ date, price, note, locale }: DayTextProps) {
  return (
    <>
      <DayNumber date={date} locale={locale} /> <bdi className={css.price}>{price}</bdi>
      {note !== undefined && (
        <span data-mark={css.cheapest} className="visually-hidden">
          {" "}
          {note}
        </span>
      )}
    </>
  );
}

/** The number of a day, with the rest of its date for screen readers. */
export function DayNumber({ date, locale }: Pick<DayTextProps, "date" | "locale">) {
  const [before, after] = splitAtDay(date, locale);
  return (
    <span className={css.number}>
      <Hidden>{before}</Hidden>
      {Number(date.slice(8))}
      <Hidden>{after}</Hidden>
    </span>
  );
}

function Hidden({ children }: { readonly children: ReactNode }) {
  return children === "" ? null : <span className="visually-hidden">{children}</span>;
}
