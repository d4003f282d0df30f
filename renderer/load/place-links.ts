import { type Dependencies, mergeDependencies } from "../../content/dependencies/dependencies.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { Route } from "../../routing/route.ts";
import { createPlaceLookup, type PlaceLookup } from "./place-lookup.ts";
import type { PlacePages, SitePlaces } from "../contracts/places.ts";
import type { PagePorts } from "../contracts/ports.ts";
import type { Registries } from "../contracts/registries.ts";

/** Finds the pages of places for one page, and remembers which it looked for. */
export interface PlaceLinks extends SitePlaces, Pick<PlaceLookup, "hasOther"> {
  /** Returns what the page depends on through what it looked for until now. */
  readonly dependencies: () => Dependencies;
  /** Whether the pages of places could not be read. */
  readonly provisional: boolean;
}

/**
 * Reads the pages of places in the language of a route. A failed reading is reported: the page then has no such links.
 */
export async function readPlaceLinks(
  { site, locale }: Pick<Route, "site" | "locale">,
  { pageTypes }: Pick<Registries, "pageTypes">,
  ports: Pick<PagePorts, "content" | "late" | "onFailure">,
): Promise<PlaceLinks> {
  const base = locales[defaultLocale];
  const read = await readPlacePages([locale, base], ports);
  const [pages, basePages] = read ?? [];
  const own = createPlaceLookup(site, locale, pages);
  const inBase = createPlaceLookup(site, base, basePages);
  return {
    findPath: own.findPath,
    findLink: (place) => {
      const href = own.findPath(place);
      if (href !== undefined || locale.code === base.code) return href === undefined ? undefined : { href };
      const baseHref = inBase.findPath(place);
      return baseHref === undefined ? undefined : { href: baseHref, hrefLang: base.tag };
    },
    list: own.list,
    hasOther: own.hasOther,
    dependencies: () => mergeDependencies([own.dependencies(pageTypes), inBase.dependencies(pageTypes)]),
    provisional: read === undefined,
  };
}

/** Returns the pages of places in each language; undefined where they can't be read in time. */
async function readPlacePages(
  languages: readonly Locale[],
  { content, late, onFailure }: Pick<PagePorts, "content" | "late" | "onFailure">,
): Promise<readonly PlacePages[] | undefined> {
  const reading = Promise.all(languages.map((each) => content.placePages(each)));
  return Promise.race([reading, late.then(() => undefined)]).catch((cause: unknown) => {
    onFailure("documents", cause);
    return undefined;
  });
}
