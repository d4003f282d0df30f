import { type Place, type PlacePart, toPlaceKey } from "../../catalog/place/page-place.ts";
import type { DocumentAddress } from "../../content/dependencies/document-address.ts";
import type { Site } from "../../hosts/site.ts";
import type { PageAddress } from "../../routing/page-address.ts";
import type { LinkTarget } from "./link-target.ts";

/** The pages of places on a site. Finding one costs no query. */
export interface SitePlaces {
  /** Returns the path of a place's page with the language of the page that links: `{ city: "ROME", category: 1 }`. */
  readonly findPath: (place: Place) => string | undefined;
  /** Returns where a link to a place leads, with the language of the texts there where they lack this one. */
  readonly findLink: (place: Place) => LinkTarget | undefined;
  /**
   * Returns the places of one kind that have a page on this site, `list("city")`, by their codes or ids. Each is all that its
   * page is about: of a city also its country.
   */
  readonly list: (part: PlacePart) => readonly Place[];
}

/** The page of a place on one site, in one language. */
interface PlacePage extends PageAddress {
  /** Kind of its place: `category` for a category in a city. */
  readonly part: PlacePart;
  /** All that its fields say it is about. */
  readonly place: Place;
  readonly document: DocumentAddress;
}

/** The pages of all places in one language, by site and place. */
export type PlacePages = ReadonlyMap<string, PlacePage>;

/** Returns the key of a place's page on a site: `{ city: "ROME" }` → `www.tessera.example [["city","ROME"]]`. */
export function placeKey({ host }: Pick<Site, "host">, place: Place): string {
  return `${host} ${toPlaceKey(place)}`;
}
