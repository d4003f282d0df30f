import { Disclosure, DisclosureList } from "../../../ui/primitives/Disclosure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { dayText } from "./day-text.ts";
import { SlotReasons } from "./SlotReasons.tsx";
import { VisitCalendar } from "./VisitCalendar.tsx";
import { VisitSources } from "./VisitSources.tsx";
import { whenToGo } from "./when-to-go.ts";

/** The quietest times of the next 14 days with their reasons, and all of these days (X8). */
export function WhenToGo({ fields, page }: AttractionProps) {
  const found = whenToGo(fields, page);
  if (found === undefined) return null;
  const { t } = page;
  return (
    <Section id="when-to-go" title={t("sight.when.title")} intro={t("sight.when.intro")} tone="tinted">
      <ol role="list" className={css.slots}>
        {found.slots.map((slot) => (
          <li key={slot.day.day.getTime()} className={css.slot}>
            <h3 className={css.slotDay}>{dayText(slot.day.day, page.locale)}</h3>
            <p className={`${css.slotTime} tabular`}>
              {t("openingHours.hours", { opens: slot.from, closes: slot.to })}
            </p>
            <SlotReasons slot={slot} page={page} />
          </li>
        ))}
      </ol>
      <DisclosureList>
        <Disclosure title={t("sight.when.calendar")}>
          <VisitCalendar days={found.days} page={page} />
          <VisitSources fields={fields} page={page} days={found.days} />
        </Disclosure>
      </DisclosureList>
    </Section>
  );
}
