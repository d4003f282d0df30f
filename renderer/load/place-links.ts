import type { Dependencies } from "../../content/dependencies/dependencies.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { Route } from "../../routing/route.ts";
import { createPlaceLookup, type PlaceLookup } from "./place-lookup.ts";
import { placeKey, type PlacePages, type SitePlaces } from "../contracts/places.ts";
import type { PagePorts } from "../contracts/ports.ts";
import type { Registries } from "../contracts/registries.ts";

const none: PlacePages = new Map();

/** Finds the pages of places for one page, and remembers which it looked for. */
export interface PlaceLinks extends SitePlaces, Pick<PlaceLookup, "hasOther"> {
  /** Returns what the page depends on through what it looked for until now. */
  readonly dependencies: () => Dependencies;
  /** Whether the pages of places could not be read. */
  readonly provisional: boolean;
}

/**
 * Reads the pages of places in the language of a route, and in English for those that lack it (A10). A failed reading is
 * reported: the page then has no such links.
 */
export async function readPlaceLinks(
  { site, locale }: Pick<Route, "site" | "locale">,
  { pageTypes }: Pick<Registries, "pageTypes">,
  ports: Pick<PagePorts, "content" | "late" | "onFailure">,
): Promise<PlaceLinks> {
  const base = locales[defaultLocale];
  const read = await readPlacePages([locale, base], ports);
  const [own = none, inBase = none] = read ?? [];
  const lookup = createPlaceLookup(site, locale, { own, inBase });
  return {
    ...lookup,
    findLink: (place) => {
      const href = lookup.findPath(place);
      if (href === undefined) return undefined;
      return own.has(placeKey(site, place)) ? { href } : { href, hrefLang: base.tag };
    },
    dependencies: () => lookup.dependencies(pageTypes),
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
