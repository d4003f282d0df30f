import { weekdayName } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { hoursOf } from "./hours-of.ts";
import * as css from "./OpeningHours.css.ts";
import type { OpeningHoursRow } from "./index.ts";
import { weekdays } from "./weekdays.ts";

interface DayProps {
  readonly row: OpeningHoursRow;
  readonly page: PageContext;
}

/** One day. Its mark has its place from the start, so that showing it moves nothing. */
export function Day({ row, page }: DayProps) {
  const lastEntry = row.closed ? "" : page.text(row.last_entry);
  return (
    <div className={css.day} data-day={row.days}>
      <dt className={css.name}>
        {weekdayName(weekdays.indexOf(row.days) + 1, page.locale)}
        <span className={css.mark}>{page.t("openingHours.today")}</span>
      </dt>
      <dd className={`${css.hours} tabular`}>
        <p>{hoursOf(row, page)}</p>
        {lastEntry !== "" && <p className={css.lastEntry}>{page.t("openingHours.lastEntry", { time: lastEntry })}</p>}
      </dd>
    </div>
  );
}
