import type { PageProps } from "../../../renderer/index.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { VenueFields } from "../fields.ts";
import { Accessibility } from "./Accessibility.tsx";
import { Amenities } from "./Amenities.tsx";
import { TicketColumn } from "../../../blocks/products/ticket-column/TicketColumn.tsx";
import { AttributedFacts } from "../../../blocks/shows/evening/AttributedFacts.tsx";
import { enteredFacts } from "../../../blocks/shows/evening/entered-facts.ts";
import { PlacesToEat } from "../../../blocks/shows/evening/PlacesToEat.tsx";
import { GettingThere } from "./GettingThere.tsx";
import { Nearby } from "./Nearby.tsx";
import { SeatPlan } from "./SeatPlan.tsx";
import { Shows } from "./Shows.tsx";
import { TheatreHeader } from "./TheatreHeader.tsx";
import * as css from "./TheatrePage.css.ts";
import { isMissing, findVenue } from "./find-venue.ts";

/** Renders the shows, seats and amenities of a house, the route to it, and the theatres around it (C12). */
export function TheatrePage({ fields, page, children }: PageProps<VenueFields>) {
  const venue = findVenue(page.place, page.snapshot);
  return (
    <>
      <StyleSheet of={css} />
      <TheatreHeader fields={fields} page={page} />
      {venue === undefined && !isMissing(page.place, page.snapshot) && (
        <p className={css.unread}>{page.t("venue.unread")}</p>
      )}
      {venue && (
        <>
          <Shows venue={venue} page={page} />
          <SeatPlan venue={venue} page={page} />
        </>
      )}
      {children}
      {venue && <Amenities venue={venue} page={page} />}
      <TicketColumn page={page}>
        <Accessibility venue={venue} page={page} entered={fields.accessibility} />
        <GettingThere venue={venue} page={page} text={fields.getting_there} />
        <AttributedFacts
          id="getting-home"
          title={page.t("venue.gettingHome")}
          facts={enteredFacts(fields.getting_home, page)}
        />
        <PlacesToEat entered={fields.places_to_eat} theatre={venue?.location} page={page} />
        {venue && <Nearby venue={venue} page={page} />}
      </TicketColumn>
    </>
  );
}
