import type { Place, PlacePart } from "../catalog/place/page-place.ts";
import type { LinkTarget } from "./render/href-from.ts";

/** The pages of places on a site. Finding one costs no query. */
export interface SitePlaces {
  /** Returns the path of a place's page in the language of the page that links: `{ city: "ROME", category: 1 }`. */
  readonly findPath: (place: Place) => string | undefined;
  /** Returns where a link to a place leads: to its page, which is in English where it lacks this language. */
  readonly findLink: (place: Place) => LinkTarget | undefined;
  /**
   * Returns the places of one kind that have a page on this site, `list("city")`, by their codes or ids. Each is all that its
   * page is about: of a city also its country.
   */
  readonly list: (part: PlacePart) => readonly Place[];
}
