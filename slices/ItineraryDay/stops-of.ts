import { type GeoPoint, pointOf, type PostalAddress } from "../../catalog/place/place.ts";
import { sightAddress } from "../../catalog/sight/sight-address.ts";
import type { PointOfInterest } from "../../catalog/sight/point-of-interest.ts";
import { taxiPhrases } from "../../catalog/visit/taxi-phrases.ts";
import { cityName } from "../../i18n/city-names.ts";
import { isLocaleCode } from "../../i18n/locales.ts";
import { asLocalized, languageOf, type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { cityOfPage } from "../../renderer/place-names.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { ItineraryDayFields } from "./index.ts";
import { openingLines } from "./opening-lines.ts";

type EnteredStop = ItineraryDayFields["stops"][number];

/** A stop of a day. What the provider has of its sight is before what the editor entered. */
export interface Stop {
  /** From 1. */
  readonly number: number;
  readonly name: LocalizedText;
  /** As it is written in the city; empty where it is not known. */
  readonly address: LocalizedText;
  readonly position: GeoPoint | undefined;
  /** The hours of the present season; none where they are not known. */
  readonly hours: readonly string[];
  readonly minutes: number | undefined;
  readonly note: string;
}

/** Returns the stops of a day in their order. One without a name is omitted. */
export function stopsOf({ stops }: Pick<ItineraryDayFields, "stops">, page: PageContext): readonly Stop[] {
  return stops
    .map((entered) => stopOf(entered, page))
    .filter(({ name }) => name.text !== "")
    .map((stop, index) => ({ ...stop, number: index + 1 }));
}

function stopOf(entered: EnteredStop, page: PageContext): Omit<Stop, "number"> {
  const sight = entered.sight === undefined ? undefined : page.snapshot.get("pois", { id: entered.sight });
  return {
    name: sight?.name ?? asLocalized(page.text(entered.name)),
    address: addressOf(entered, sight, page),
    position: pointOf(sight?.location ?? {}) ?? entered.position,
    hours: sight === undefined ? [] : openingLines(sight.schedules, page),
    minutes: entered.minutes,
    note: page.text(entered.note),
  };
}

/** Returns an address as it is written in the city. An editor writes it so; of the provider's, the city's name is too. */
function addressOf({ address }: EnteredStop, sight: PointOfInterest | undefined, page: PageContext): LocalizedText {
  const { language = page.locale.tag } = taxiPhrases.get(page.place.country ?? "") ?? {};
  const written = textLanguage(language, page.locale);
  if (!sight?.location?.address) return { text: page.text(address), ...written };
  const town = localName(sight.location, language, page);
  if (town === undefined) return { text: sightAddress(sight.location), ...languageOf(sight.location) };
  return { text: sightAddress({ ...sight.location, cityName: town }), ...written };
}

/** Returns the name of the page's city in its own language: `Rome` → `Roma`. Undefined for any other town. */
function localName({ cityName: town }: PostalAddress, language: string, page: PageContext): string | undefined {
  const { city = "" } = page.place;
  const isCity = [cityOfPage(page)?.name.text, cityName(city, page.locale.code)].includes(town);
  return isCity && isLocaleCode(language) ? cityName(city, language) : undefined;
}
