import type { Ports } from "../ports.ts";
import type { Registries } from "../registries.ts";
import { nowhere, type Place } from "../place.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { Route } from "../../routing/route.ts";
import { pickView, type View, type ViewParameter, viewParameters } from "../../routing/view.ts";

/** Facts of a page that depend on the kind that it may be. */
interface PageChoice {
  readonly isProductPage: boolean;
  readonly place: Place;
  readonly ownPlace: Place | undefined;
  /** The query parameters that the page reads. */
  readonly view: readonly ViewParameter[];
}

/** The pages of places, of a page that links to none. */
export const noPlaces: Pick<PageFacts, "places"> = {
  places: { findPath: () => undefined, findLink: () => undefined, citiesIn: () => [], sightsIn: () => [] },
};

/** Returns what is known before anything is fetched. */
export function collectPageFacts(
  { site, locale, view, path }: Route,
  known: Pick<PageFacts, "currency" | "places">,
  candidates: readonly PageChoice[],
  {
    registries,
    ports,
  }: { readonly registries: Pick<Registries, "pageTypes">; readonly ports: Pick<Ports, "onUndeclaredView"> },
): PageFacts {
  const declared = candidates.flatMap((candidate) => candidate.view);
  const types = [...registries.pageTypes.values()];
  return {
    site,
    locale,
    path,
    view: viewOfPage(view, declared, ports),
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
function viewOfPage(
  view: View,
  declared: readonly ViewParameter[],
  { onUndeclaredView }: Pick<Ports, "onUndeclaredView">,
): View {
  const undeclared = viewParameters.filter((name) => !declared.includes(name));
  const guards = undeclared.map((name) => [name, { enumerable: false, get: () => onUndeclaredView(name) }] as const);
  return Object.defineProperties(pickView(view, declared), Object.fromEntries(guards));
}
