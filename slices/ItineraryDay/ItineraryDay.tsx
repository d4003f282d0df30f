import { cityLandmarks } from "../../blocks/places/city-landmarks.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { DayMap } from "../../blocks/maps/DayMap.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { ItineraryDayFields } from "./fields.ts";
import * as css from "./ItineraryDay.css.ts";
import { StopItem } from "./StopItem.tsx";
import { placedStops, listStops } from "./list-stops.ts";
import { TaxiCard } from "./TaxiCard.tsx";

/** Renders a day of a trip: its stops, the ways on foot, and a map (C3, X26). */
export function ItineraryDay({ fields, id, page }: SliceProps<ItineraryDayFields>) {
  const stops = listStops(fields, page);
  if (stops.length === 0) return null;
  const { locale, place, snapshot, t } = page;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <div className={css.day}>
        <div className={css.beside}>
          <DayMap stops={placedStops(stops)} landmarks={cityLandmarks(place.city, snapshot)} locale={locale} t={t} />
          <TaxiCard stops={stops} page={page} />
        </div>
        <ol role="list" className={css.stops}>
          {stops.map((stop, index) => (
            <StopItem key={stop.number} stop={stop} next={stops[index + 1]} page={page} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
