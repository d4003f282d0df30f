import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { DayMap } from "./DayMap.tsx";
import type { ItineraryDayFields } from "./index.ts";
import * as css from "./ItineraryDay.css.ts";
import { StopItem } from "./StopItem.tsx";
import { stopsOf } from "./stops-of.ts";

/** Renders a day of a trip: its stops, the ways on foot, and a map (rows C3 and X26). */
export function ItineraryDay({ fields, id, page }: SliceProps<ItineraryDayFields>) {
  const stops = stopsOf(fields, page);
  if (stops.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <div className={css.day}>
        <DayMap stops={stops} page={page} />
        <ol role="list" className={css.stops}>
          {stops.map((stop, index) => (
            <StopItem key={stop.number} stop={stop} next={stops[index + 1]} page={page} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
