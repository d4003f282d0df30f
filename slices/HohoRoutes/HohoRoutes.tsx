import type { SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { findBuses } from "./find-buses.ts";
import * as css from "./HohoRoutes.css.ts";
import type { HohoRoutesFields } from "./fields.ts";
import { RouteList } from "./RouteList.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { TicketFinder } from "./TicketFinder.tsx";
import { Timetable } from "./Timetable.tsx";
import { TourDetails } from "./TourDetails.tsx";

/** Renders the buses of a city: routes on a map and as lists, timetable, tickets, and what they include. */
export function HohoRoutes({ fields, id, page }: SliceProps<HohoRoutesFields>) {
  const buses = findBuses(fields, page.snapshot, page);
  if (buses === undefined) return null;
  const { network } = buses;
  const parts = { network, page };
  const title = page.text(fields.title) || page.t("buses.title", { company: network.name.text });
  return (
    <>
      <StyleSheet of={css} />
      <Section id={id} title={title} intro={page.text(fields.intro)}>
        <div className={css.beside}>
          <RouteMap {...parts} />
          <RouteList {...parts} />
        </div>
      </Section>
      <Section id={`${id}-timetable`} title={page.t("buses.timetable")}>
        <Timetable {...parts} />
      </Section>
      <Section id={`${id}-tickets`} title={page.t("buses.whichTicket")} tone="tinted">
        <TicketFinder buses={buses} id={`${id}-tickets`} page={page} />
      </Section>
      <TourDetails buses={buses} id={`${id}-details`} page={page} />
    </>
  );
}
