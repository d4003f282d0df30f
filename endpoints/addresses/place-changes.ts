import { toLinkDependencies } from "../../content/dependencies/dependencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { PlacePages } from "../../renderer/contracts/places.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";

/** Returns the cache tags of pages whose links to places change between two readings in one language. */
export function changedPlaceTags(
  before: PlacePages,
  after: PlacePages,
  locale: Locale,
  pageTypes: Registries["pageTypes"],
): readonly string[] {
  const left = [...before].flatMap(([key, page]) =>
    toLinkSignature(after.get(key)) === toLinkSignature(page) ? [] : page.document,
  );
  const hasNew = [...after].some(([key, page]) => toPlaceSignature(before.get(key)) !== toPlaceSignature(page));
  const types = [...pageTypes.values()].filter(({ hasPlaces }) => hasPlaces).map(({ type }) => type);
  return toLinkDependencies(left, hasNew ? types : [], locale).tags;
}

type PlacePage = PlacePages extends ReadonlyMap<string, infer Page> ? Page : never;

/** Returns what pages show of a place's page that they link to. */
function toLinkSignature(page: PlacePage | undefined): string | undefined {
  return page && [page.document.id, ...page.path].join("/");
}

/** Returns what pages look for among all places. */
function toPlaceSignature(page: PlacePage | undefined): string | undefined {
  return page && JSON.stringify([page.part, page.place]);
}
