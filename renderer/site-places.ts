import type { Place } from "./place.ts";
import type { LinkTarget } from "./render/href-from.ts";

/** The pages of places on a site. Finding one costs no query. */
export interface SitePlaces {
  /** Returns the path of a place's page in the language of the page that links: `{ city: "ROME", category: 1 }`. */
  readonly findPath: (place: Place) => string | undefined;
  /** Returns where a link to a place leads: to its page, which is in English where it lacks this language. */
  readonly findLink: (place: Place) => LinkTarget | undefined;
  /** Returns the cities of a country that have a page on this site; all cities that have one by default. */
  readonly citiesIn: (country?: string) => readonly Place[];
  /** Returns the sights of a city or a collection that have a page on this site. Each is a whole place. */
  readonly sightsIn: (place: Pick<Place, "city" | "collection">) => readonly Place[];
}
