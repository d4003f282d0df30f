import { type Dependencies, toLinkDependencies } from "../../content/dependencies/dependencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { Route } from "../../routing/route.ts";
import type { Place, PlacePart } from "../../catalog/place/page-place.ts";
import { placeKey, type PlacePages } from "../contracts/places.ts";
import type { Registries } from "../contracts/registries.ts";

/** Finds the pages of places as they open in one language, and remembers which it looked for. */
export interface PlaceLookup {
  /** Returns the path of a place's page on this site, with its language. Undefined without one. */
  readonly findPath: (place: Place) => string | undefined;
  /** Returns the places of one kind with a page on this site, sorted by their codes or ids. */
  readonly list: (part: PlacePart) => readonly Place[];
  /** Whether the site has a page of such a part of a place, besides the page of this one. */
  readonly hasOther: (part: PlacePart, own: Place) => boolean;
  /** Returns what a page depends on through what it looked for until now. */
  readonly dependencies: (pageTypes: Registries["pageTypes"]) => Dependencies;
}

/** No page has this key, so that a new page changes what lists all. */
const anyPlace = "";

/** The pages of places in a language, and in English. */
interface ReadPages {
  readonly own: PlacePages;
  readonly inBase: PlacePages;
}

/** Looks pages up. One that lacks the language opens with the texts of the English one. */
export function createPlaceLookup(site: Route["site"], locale: Locale, { own, inBase }: ReadPages): PlaceLookup {
  // Most pages list no places. English has the same map twice.
  let all: PlacePages | undefined;
  const listAll = () => (all ??= own === inBase ? own : new Map([...inBase, ...own]));
  const findPage = (key: string) => own.get(key) ?? inBase.get(key);
  const lookedFor = new Set<string>();
  return {
    findPath: (place) => {
      const key = placeKey(site, place);
      lookedFor.add(key);
      const page = findPage(key);
      return page && pagePath(locale.code, page.path);
    },
    list: (part) => {
      lookedFor.add(anyPlace);
      return listPlacesWithPages(part, listAll(), site);
    },
    hasOther: (part, except) => {
      const found = [...listAll()].some(
        ([key, page]) => page.site.host === site.host && page.part === part && key !== placeKey(site, except),
      );
      if (!found) lookedFor.add(anyPlace);
      return found;
    },
    dependencies: (pageTypes) => {
      const found = [...lookedFor].flatMap((key) => findPage(key)?.document ?? []);
      const types = [...pageTypes.values()].filter(({ hasPlaces }) => hasPlaces).map(({ type }) => type);
      const isWhole = [...lookedFor].every((key) => own.has(key));
      return toLinkDependencies(found, isWhole ? [] : types, locale);
    },
  };
}

function listPlacesWithPages(part: PlacePart, pages: PlacePages, site: Route["site"]): readonly Place[] {
  const found = [...pages.values()].flatMap((page) =>
    page.part === part && page.site.host === site.host ? [page.place] : [],
  );
  return found.toSorted((one, other) => `${one[part]}`.localeCompare(`${other[part]}`, "en", { numeric: true }));
}
