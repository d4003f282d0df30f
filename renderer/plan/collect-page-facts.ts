import type { Ports } from "../contracts/ports.ts";
import type { Registries } from "../contracts/registries.ts";
import { nowhere, type Place } from "../../catalog/place/page-place.ts";
import type { PageFacts } from "../contracts/page-context.ts";
import type { Route } from "../../routing/route.ts";
import { createPageView } from "../../routing/page-view.ts";

/** Facts of a page that depend on the kind that it may be. */
interface PageChoice {
  readonly isProductPage: boolean;
  readonly place: Place;
  readonly ownPlace: Place | undefined;
  /** The query parameters that the page honors. */
  readonly view: readonly string[];
}

/** The pages of places, of a page that links to none. */
export const noPlaces: Pick<PageFacts, "places"> = {
  places: { findPath: () => undefined, findLink: () => undefined, list: () => [] },
};

/** Returns what is known before anything is fetched. */
export function collectPageFacts(
  { site, locale, view, path }: Route,
  known: Pick<PageFacts, "currency" | "places">,
  candidates: readonly PageChoice[],
  {
    registries,
    ports,
  }: { readonly registries: Pick<Registries, "pageTypes" | "views">; readonly ports: Pick<Ports, "onUndeclaredView"> },
): PageFacts {
  const honored = candidates.flatMap((candidate) => candidate.view);
  const types = [...registries.pageTypes.values()];
  return {
    site,
    locale,
    path,
    view: createPageView(view, honored, registries.views, ports.onUndeclaredView),
    ...known,
    place: candidates[0]?.place ?? nowhere,
    subject: candidates[0]?.ownPlace ?? nowhere,
    productPages: {
      types: types.flatMap((type) => type.productPages ?? []),
      hasThis: candidates.some((candidate) => candidate.isProductPage),
      hasAll: types.some(({ fromAddress }) => fromAddress !== undefined),
    },
  };
}
