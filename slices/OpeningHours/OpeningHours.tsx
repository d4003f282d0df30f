import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { Day } from "./Day.tsx";
import * as css from "./OpeningHours.css.ts";
import type { OpeningHoursFields } from "./index.ts";
import { Today } from "./Today.island.tsx";

/** When a place is open, day by day. Which day is today is known in the browser only: the page is older than that. */
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
