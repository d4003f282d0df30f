import { weekdayName } from "../../i18n/dates.ts";
import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { OpeningHoursFields, OpeningHoursRow } from "./fields.ts";
import * as css from "./OpeningHours.css.ts";
import { type HoursRow, findSightHours } from "./sight-hours.ts";
import { SightNotes } from "./SightNotes.tsx";
import { Today } from "../../blocks/sights/Today.island.tsx";
import { weekdays } from "../../blocks/sights/weekdays.ts";

/**
 * Renders opening hours day by day: those that an editor entered, else those of the page's sight. Only the
 * browser knows which day is today: a cached page may be older.
 */
export function OpeningHours({ fields, id, page }: SliceProps<OpeningHoursFields>) {
  const sight = fields.rows.length === 0 ? findSightHours(page) : undefined;
  const rows = sight?.rows ?? fields.rows.map((row) => enteredRow(row, page));
  if (rows.length === 0) return null;
  const note = page.text(fields.note);
  return (
    <Section id={id} title={page.text(fields.title) || page.t("openingHours.title")} width="text">
      <StyleSheet of={css} />
      <Today timeZone={page.value(fields.timezone) || (sight?.timeZone ?? "")}>
        <dl className={css.days}>
          {rows.map((row, index) => (
            <Day key={index} row={row} page={page} />
          ))}
        </dl>
      </Today>
      {sight && <SightNotes hours={sight} page={page} />}
      {note !== "" && <p className={css.note}>{note}</p>}
    </Section>
  );
}

interface DayProps {
  readonly row: HoursRow;
  readonly page: PageContext;
}

/** Renders one day. The hidden mark takes up its room from the start, so that showing it moves nothing. */
function Day({ row: { day, hours, lastEntry }, page }: DayProps) {
  return (
    <div className={css.day} data-day={day}>
      <dt className={css.name}>
        {weekdayName(weekdays.indexOf(day) + 1, page.locale)}
        <span className={css.mark}>{page.t("openingHours.today")}</span>
      </dt>
      <dd className={`${css.hours} tabular`}>
        <p>{hours}</p>
        {lastEntry !== "" && <p className={css.lastEntry}>{page.t("openingHours.lastEntry", { time: lastEntry })}</p>}
      </dd>
    </div>
  );
}

function enteredRow(row: OpeningHoursRow, page: PageContext): HoursRow {
  return { day: row.days, hours: formatRowHours(row, page), lastEntry: row.closed ? "" : page.text(row.last_entry) };
}

/** Returns "08:30 to 16:30", one time alone when the other is missing, or "Closed". */
function formatRowHours(
  row: Pick<OpeningHoursRow, "opens" | "closes" | "closed">,
  { t, text }: Pick<PageContext, "t" | "text">,
): string {
  const opens = text(row.opens);
  const closes = text(row.closes);
  if (row.closed) return t("openingHours.closed");
  if (opens !== "" && closes !== "") return t("openingHours.hours", { opens, closes });
  return opens || closes || t("openingHours.closed");
}
