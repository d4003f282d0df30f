import type { Theatre } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireLocation } from "./start-location.ts";

/** A house with its seating plan. Angles are degrees, distances from the stage are rows. */
export function wireTheatre(theatre: Theatre, tourGroupIds: readonly number[], view: View) {
  const { key, name, about, city, place, capacity, seating } = theatre;
  const { sections } = view.catalog.phrases.seating;
  return {
    key,
    name,
    about: view.text(about),
    cityCode: city.code,
    location: wireLocation(place, city, view),
    capacity,
    sections: seating.map(({ section, seats, rows, arc, facing, distance }) => ({
      key: section,
      name: view.text(sections[section] ?? { en: section }),
      seats,
      rows,
      arc,
      facing,
      distance,
    })),
    tourGroupIds,
  };
}
