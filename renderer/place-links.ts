import { type Dependencies, mergeDependencies, ofLinks } from "../content/dependencies/dependencies.ts";
import { defaultLocale, locales } from "../i18n/locales.ts";
import { pagePath } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import type { Place } from "./place.ts";
import { placeKey, type PlacePages } from "./place-pages.ts";
import type { PagePorts } from "./ports.ts";
import type { Registries } from "./registries.ts";
import type { LinkTarget } from "./render/href-from.ts";

/** Finds the pages of places for one page, and remembers which it looked for. */
export interface PlaceLinks {
  /** Returns the path of a place's page on this site, with its language. Undefined where there is none. */
  readonly pathOf: (place: Place) => string | undefined;
  /** Returns where a link to a place leads: to its page, which is in English where it lacks this language. */
  readonly linkOf: (place: Place) => LinkTarget | undefined;
  /** Returns the cities of a country that have a page on this site; all cities that have one by default. */
  readonly citiesIn: (country?: string) => readonly Place[];
  /** Returns the sights of a city or a collection that have a page on this site. */
  readonly sightsIn: (place: Pick<Place, "city" | "collection">) => readonly Place[];
  /** Whether the site has a page of such a part of a place, besides the page of this one. */
  readonly hasOther: (part: keyof Place, own: Place) => boolean;
  /** Returns what the page depends on through what it looked for until now. */
  readonly dependencies: () => Dependencies;
  /** Whether the pages of places could not be read. */
  readonly provisional: boolean;
}

/** Reads the pages of places in the language of a route. What can't be read is a failure: the page has no such links. */
export async function placeLinksOf(
  { site, locale }: Pick<Route, "site" | "locale">,
  { pageTypes }: Pick<Registries, "pageTypes">,
  { placePages, late, onFailure }: Pick<PagePorts, "placePages" | "late" | "onFailure">,
): Promise<PlaceLinks> {
  const base = locales[defaultLocale];
  const reading = Promise.all([locale, base].map((each) => placePages(each)));
  const read = await Promise.race([reading, late.then(() => undefined)]).catch((cause: unknown) => {
    onFailure("documents", cause);
    return undefined;
  });
  const [lookedFor, lookedForInBase] = [new Set<string>(), new Set<string>()];
  const [pages = none, basePages = none] = read ?? [];
  const pathOf = (place: Place) => {
    const key = placeKey(site, place);
    lookedFor.add(key);
    const page = pages.get(key);
    return page && pagePath(locale.code, page.path);
  };
  return {
    pathOf,
    linkOf: (place) => {
      const href = pathOf(place);
      if (href !== undefined || locale.code === base.code) return href === undefined ? undefined : { href };
      const key = placeKey(site, place);
      lookedForInBase.add(key);
      const page = basePages.get(key);
      return page && { href: pagePath(base.code, page.path), hrefLang: base.tag };
    },
    citiesIn: (country) => {
      lookedFor.add(anyPlace);
      return placesOf("city", pages, site).filter((city) => country === undefined || city.country === country);
    },
    sightsIn: ({ city, collection }) => {
      lookedFor.add(anyPlace);
      return placesOf("sight", pages, site).filter((sight) =>
        collection === undefined ? sight.city === city : sight.collection === collection,
      );
    },
    hasOther: (part, own) => {
      const found = [...pages].some(
        ([key, page]) => page.site.host === site.host && page.of === part && key !== placeKey(site, own),
      );
      if (!found) lookedFor.add(anyPlace);
      return found;
    },
    dependencies: () =>
      mergeDependencies([
        dependenciesOf([...lookedFor], pages, locale, pageTypes),
        dependenciesOf([...lookedForInBase], basePages, base, pageTypes),
      ]),
    provisional: read === undefined,
  };
}

const none: PlacePages = new Map();

/** No page has this key, so that a new page changes what lists all. */
const anyPlace = "";

/** Returns the cities or sights with a page on this site, sorted by their codes or ids. */
function placesOf(part: "city" | "sight", pages: PlacePages, site: Route["site"]): readonly Place[] {
  const found = [...pages.values()].flatMap(({ of, place, site: at }) =>
    of !== part || place === undefined || at.host !== site.host ? [] : [place],
  );
  return found.toSorted((one, other) => `${one[part]}`.localeCompare(`${other[part]}`, "en", { numeric: true }));
}

function dependenciesOf(
  keys: readonly string[],
  pages: PlacePages,
  locale: Route["locale"],
  pageTypes: Registries["pageTypes"],
): Dependencies {
  const found = keys.flatMap((key) => pages.get(key)?.document ?? []);
  const types = [...pageTypes.values()].filter(({ hasPlaces }) => hasPlaces).map(({ type }) => type);
  return ofLinks(found, found.length < keys.length ? types : [], locale);
}
