import type { Theatre } from "../source/linked-places.ts";
import { toTheatreNames } from "../source/theatre-names.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wireLocation } from "./start-location.ts";

/** A house with its seating plan. Angles are degrees, distances from the stage are rows. */
export function wireTheatre(theatre: Theatre, tourGroupIds: readonly number[], view: View) {
  const { key, about, city, place, capacity, amenities, seating, agreement } = theatre;
  const sections = seating.map((section) => ({ ...section, name: sectionName(section.section, view) }));
  const own = inOneLanguage(view, [about, city.name, city.country.name, ...sections.map((section) => section.name)]);
  return {
    key,
    contentLanguage: own.language,
    name: own.text(toTheatreNames(theatre)),
    about: own.text(about),
    cityCode: city.code,
    location: wireLocation(place, city, own),
    capacity,
    amenities,
    factsCheckedOn: agreement?.verifiedOn ?? null,
    sections: sections.map(({ section, name: title, seats, rows, arc, facing, distance }) => ({
      key: section,
      name: own.text(title),
      seats,
      rows,
      arc,
      facing,
      distance,
    })),
    tourGroupIds,
  };
}

/** Returns the name of a section of seats. */
export function sectionName(section: string, { catalog }: View): Texts {
  return catalog.phrases.seating.sections[section] ?? { en: section };
}
