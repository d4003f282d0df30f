import { type GeoPoint, toGeoPoint } from "../../catalog/place/place.ts";
import type { PointOfInterest } from "../../catalog/sight/point-of-interest.ts";
import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
import { enteredAddress, localAddress } from "../../blocks/places/local-address.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { PlacedStop } from "../../blocks/maps/legs-between.ts";
import type { ItineraryDayFields } from "./fields.ts";
import { openingLines } from "./opening-lines.ts";

type EnteredStop = ItineraryDayFields["stops"][number];

/** A stop of a day. The provider's facts about its sight replace those that the editor entered. */
export interface Stop {
  /** From 1. */
  readonly number: number;
  readonly name: LocalizedText;
  /** The same for a map, which measures and shortens it. */
  readonly label: string;
  /** As it is written in the city; empty where it is not known. */
  readonly address: LocalizedText;
  readonly position: GeoPoint | undefined;
  /** The hours of the present season; none where they are not known. */
  readonly hours: readonly string[];
  readonly minutes: number | undefined;
  readonly note: string;
}

/** Returns the stops of a day in their order. One without a name is omitted. */
export function listStops({ stops }: Pick<ItineraryDayFields, "stops">, page: PageContext): readonly Stop[] {
  return stops
    .map((entered) => toItineraryStop(entered, page))
    .filter(({ name }) => name.text !== "")
    .map((stop, index) => ({ ...stop, number: index + 1 }));
}

/** Returns the stops whose place is known, as a map has them. */
export function placedStops(stops: readonly Stop[]): readonly PlacedStop[] {
  return stops.flatMap(({ number, label, position }) =>
    position === undefined ? [] : [{ number, name: label, position }],
  );
}

function toItineraryStop(entered: EnteredStop, page: PageContext): Omit<Stop, "number"> {
  const sight = entered.sight === undefined ? undefined : page.snapshot.get("pois", { id: entered.sight });
  return {
    name: sight?.name ?? asLocalized(page.text(entered.name)),
    label: sight?.name.text ?? page.value(entered.name),
    address: chooseStopAddress(entered, sight, page),
    position: toGeoPoint(sight?.location ?? {}) ?? entered.position,
    hours: sight === undefined ? [] : openingLines(sight.schedules, page),
    minutes: entered.minutes,
    note: page.text(entered.note),
  };
}

/** Returns an address as it is written in the city. An editor writes it so; of the provider's, the city's name is too. */
function chooseStopAddress(
  { address }: EnteredStop,
  sight: PointOfInterest | undefined,
  page: PageContext,
): LocalizedText {
  if (!sight?.location?.address) return enteredAddress(page.text(address), page);
  return localAddress(sight.location, page);
}
