import { RangeDay } from "../calendar/RangeDay.tsx";
import type { Days } from "../../catalog/listing/days.ts";
import { anyDay, listingHref, monthsHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";

interface ChoiceDayProps extends ListingPartProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The first day, where only this one is chosen yet. */
  readonly first: string | undefined;
}

/** A day of the months. As the first one it leads to the choice of the last one, which leads to the list. */
export function ChoiceDay({ date, first, listing: { days }, id, page }: ChoiceDayProps) {
  const { locale, view } = page;
  const [from = date, to = date] = [first ?? date, date].toSorted();
  return (
    <RangeDay
      date={date}
      locale={locale}
      part={findPart(date, first === undefined ? days : { from: first, to: first })}
      href={
        first === undefined
          ? monthsHref(page, { first: date }, id)
          : listingHref(page, { ...view, ...anyDay, from, to }, id)
      }
    />
  );
}

/** Returns what a day is in a range: an end of it, or between both. */
function findPart(date: string, days: Days | undefined): "end" | "between" | undefined {
  if (days === undefined || date < days.from || date > days.to) return undefined;
  return date === days.from || date === days.to ? "end" : "between";
}
