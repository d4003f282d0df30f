import type { Ports } from "../ports.ts";
import type { Registries } from "../registries.ts";
import { nowhere, type Place } from "../../catalog/place/page-place.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";
import type { Route } from "../../routing/route.ts";
import { pickView, type View } from "../../routing/view.ts";

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
    view: toPageView(view, honored, registries.views, ports),
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

/**
 * The view with only these parameters: `page=2&sort=price` for a kind that reads `page` → `page=2`. A read of another one
 * goes to the port: the server drops such a parameter from the address.
 */
function toPageView(
  view: View,
  honored: readonly string[],
  { parameters }: ViewRegistry,
  { onUndeclaredView }: Pick<Ports, "onUndeclaredView">,
): View {
  const names = parameters.map(({ name }) => name);
  const undeclared = names.filter((name) => !honored.includes(name));
  const guards = undeclared.map((name) => [name, { enumerable: false, get: () => onUndeclaredView(name) }] as const);
  const honoredView = pickView(
    view,
    names.filter((name) => honored.includes(name)),
  );
  return Object.defineProperties(honoredView, Object.fromEntries(guards));
}
