import { geoPoint, group, text } from "../../../content/fields/index.ts";

/** A fact, and its source. */
export const sourcedFact = { fact: text(), source: text() };

/** Fields of a theatre's page about the evening around a show, which pages of its shows have too. */
export const eveningFields = {
  getting_home: group(sourcedFact),
  places_to_eat: group({ name: text(), address: text(), location: geoPoint(), source: text() }),
};
