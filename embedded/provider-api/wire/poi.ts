import type { Attraction } from "../source/linked-places.ts";
import { today } from "../time/dates.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wireOperatingSchedules } from "./operating-schedules.ts";
import { wirePhoto } from "./pictures.ts";

/** Data that is sent besides the name and the facts. */
export interface PoiParts {
  readonly operatingSchedules: boolean;
  readonly content: boolean;
  readonly location: boolean;
}

export function wirePoi(attraction: Attraction, parts: PoiParts, requested: View) {
  const view = inOneLanguage(requested, listTexts(attraction));
  const named = inOneLanguage(requested, [attraction.name]);
  return {
    id: attraction.id,
    contentLanguage: view.language,
    nameLanguage: named.language,
    name: named.text(attraction.name),
    facts: wireFacts(attraction, view),
    ...(parts.content && { content: wireContent(attraction, view) }),
    ...(parts.location && { location: wireLocation(attraction, view) }),
    ...(parts.operatingSchedules && { operatingSchedules: wireSchedules(attraction, view) }),
  };
}

function listTexts({ summary, facts, photos, city, town = city.name }: Attraction): readonly Texts[] {
  const style = facts.architecture === undefined ? [] : [facts.architecture.value];
  return [summary, ...style, ...photos.map(({ alt }) => alt), town, city.country.name];
}

/** Null is what nobody can say for certain. */
function wireFacts({ facts }: Attraction, { text }: View) {
  return {
    yearBuilt: facts.year?.built === true ? facts.year.value : null,
    unescoYear: facts.unescoYear?.value ?? null,
    architecturalStyle: facts.architecture === undefined ? null : text(facts.architecture.value),
    heightMetres: facts.heightMetres?.value ?? null,
    visitorsPerYear: facts.visitorsPerYear?.value ?? null,
  };
}

function wireContent({ summary, photos }: Attraction, view: View) {
  return { summary: view.text(summary), images: photos.map((photo) => wirePhoto(photo, view)) };
}

function wireLocation({ place, city, town = city.name }: Attraction, { text }: View) {
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    addressLine1: place.address,
    postalCode: place.postalCode,
    cityName: text(town),
    countryName: text(city.country.name),
  };
}

/** Of the present year of its city and the next; none when nobody can say for certain. */
function wireSchedules({ opening, city }: Attraction, { now }: View) {
  const year = Number(today(city.timeZone, now).slice(0, 4));
  return opening === null ? [] : wireOperatingSchedules(opening, year);
}
