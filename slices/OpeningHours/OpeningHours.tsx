import { weekdayName } from "../../i18n/dates.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { OpeningHoursFields, OpeningHoursRow } from "./index.ts";
import * as css from "./OpeningHours.css.ts";
import { Today } from "./Today.island.tsx";
import { weekdays } from "./weekdays.ts";

/** Renders opening hours day by day. Only the browser knows which day is today: a cached page may be older. */
export function OpeningHours({ fields, id, page }: SliceProps<OpeningHoursFields>) {
  if (fields.rows.length === 0) return null;
  const note = page.text(fields.note);
  return (
    <Section id={id} title={page.text(fields.title) || page.t("openingHours.title")} width="text">
      <StyleSheet of={css} />
      <Today timeZone={page.text(fields.timezone)}>
        <dl className={css.days}>
          {fields.rows.map((row, index) => (
            <Day key={index} row={row} page={page} />
          ))}
        </dl>
      </Today>
      {note !== "" && <p className={css.note}>{note}</p>}
    </Section>
  );
}

interface DayProps {
  readonly row: OpeningHoursRow;
  readonly page: PageContext;
}

/** Renders one day. The hidden mark takes up its room from the start, so that showing it moves nothing. */
function Day({ row, page }: DayProps) {
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

/** Returns "08:30 to 16:30", one time alone when the other is missing, or "Closed". */
function hoursOf(
  row: Pick<OpeningHoursRow, "opens" | "closes" | "closed">,
  { t, text }: Pick<PageContext, "t" | "text">,
): string {
  const opens = text(row.opens);
  const closes = text(row.closes);
  if (row.closed) return t("openingHours.closed");
  if (opens !== "" && closes !== "") return t("openingHours.hours", { opens, closes });
  return opens || closes || t("openingHours.closed");
}
