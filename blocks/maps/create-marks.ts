import { cityName } from "../../i18n/city-names.ts";
import { regionNames } from "../../i18n/formatters.ts";
import type { Locale } from "../../i18n/locales.ts";
import { createCanvasProjection } from "./frame.ts";
import { cities } from "./cities.ts";
import { countryMarks } from "./country-marks.ts";
import type { Land } from "./lands-around.ts";
import type { Mark } from "./label-box.ts";
import type { MapPlace } from "./map-place.ts";
import { projectAround } from "./project.ts";
import { shortenName } from "./shorten-name.ts";
import type { Survey } from "./survey.ts";

/** Returns all marks, the most important first. The names of one thing, long and short, are a group. */
export function createMarks(place: MapPlace, survey: Survey, drawn: readonly Land[], locale: Locale) {
  const at = createCanvasProjection(survey.frame)([0, 0]);
  const pin = [28, 18].map((longest): Mark => ({ kind: "pin", text: shortenName(place.name, longest), at }));
  return [pin, ...cityMarks(place, survey, locale), ...listCountryMarks(drawn, survey, locale)];
}

function cityMarks(place: MapPlace, { frame }: Survey, { code }: Locale): readonly (readonly Mark[])[] {
  const [project, onCanvas] = [projectAround([place.longitude, place.latitude]), createCanvasProjection(frame)];
  return [...cities].map(([city, point]) => {
    const text = cityName(city, code);
    return text === undefined ? [] : [{ kind: "city", text, at: onCanvas(project(point)) }];
  });
}

function listCountryMarks(drawn: readonly Land[], { home }: Survey, { tag }: Locale): readonly (readonly Mark[])[] {
  const names = regionNames(tag);
  return drawn
    .filter(({ region }) => region !== "ZZ")
    .toSorted((a, b) => Number(b.region === home) - Number(a.region === home))
    .map(({ region, rings }) => countryMarks(names.of(region) ?? region, rings));
}
