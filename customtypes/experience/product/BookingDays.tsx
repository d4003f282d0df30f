import type { Calendar } from "../../../catalog/calendar/calendar.ts";
import type { groupAlikeVariants } from "../../../catalog/experience/variant-differences.ts";
import { listNextVariantDays } from "../../../catalog/experience/variant-days.ts";
import { shownDays } from "../../../blocks/listing/shown-days.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { Row } from "./OptionRows.tsx";
import * as css from "./ProductPage.css.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

interface BookingDaysProps extends ExperienceProps {
  /** Variants by column: those of one differ in their names alone. */
  readonly groups: ReturnType<typeof groupAlikeVariants>;
}

/**
 * The next free days of each column. One step leads to the booking of its variant on that day; of several alike the
 * booking lets one choose.
 */
export function BookingDays({ groups, data: { product, calendar, today }, page }: BookingDaysProps) {
  if (calendar === undefined || readSale(product, page).price === undefined) return null;
  const columns = new Map(groups.map((group) => [group[0].id, toColumn(group, calendar, today)]));
  if ([...columns.values()].every(({ days }) => days.length === 0)) return null;
  return (
    <Row label={page.t("experience.nextDays")} variants={groups.map(([first]) => first)}>
      {({ id }) => <Days column={columns.get(id)} product={product} page={page} />}
    </Row>
  );
}

interface Column {
  readonly days: readonly string[];
  readonly choice: { readonly variant?: number };
}

function toColumn(group: BookingDaysProps["groups"][number], calendar: Calendar, today: string): Column {
  const tourIds = group.flatMap((variant) => variant.tourIds);
  return {
    days: listNextVariantDays({ tourIds }, calendar, today),
    choice: group.length === 1 ? { variant: group[0].id } : {},
  };
}

interface DaysProps extends Pick<ExperienceProps, "page">, Pick<ExperienceProps["data"], "product"> {
  readonly column: Column | undefined;
}

/** Phones have separate links, as their booking with a day begins elsewhere (C23). */
function Days({ column, product, page }: DaysProps) {
  if (column === undefined || column.days.length === 0) return page.t("product.soldOut");
  return column.days.map((date) => {
    const choice = { ...column.choice, date };
    const text = shownDays({ from: date, to: date }, page.locale);
    return (
      <div key={date} className={css.day}>
        <a href={page.bookingUrl(product, choice)} className={`${css.link} ${css.wide}`}>
          {text}
        </a>
        <a href={page.bookingUrl(product, { ...choice, isMobile: true })} className={`${css.link} ${css.phone}`}>
          {text}
        </a>
      </div>
    );
  });
}
