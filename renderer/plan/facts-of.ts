import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Registries } from "../registries.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { Route } from "../../routing/route.ts";
import { defaultView, type View } from "../../routing/view.ts";

/** What a page decides about its facts, as each kind that it may be. */
interface PageChoice {
  /** The query parameters that the page honours. */
  readonly view: readonly (keyof View)[];
}

/** Returns what is known before anything is fetched. */
export function factsOf(
  { site, locale, view, path }: Route,
  currency: CurrencyCode,
  candidates: readonly PageChoice[],
  { pageTypes }: Pick<Registries, "pageTypes">,
): PageFacts {
  const honoured = candidates.flatMap((candidate) => candidate.view);
  const productPages = [...pageTypes.values()].flatMap((pageType) => pageType.productPages ?? []);
  return { site, locale, path, view: viewOfPage(view, honoured), currency, productPages };
}

/** The view with only these parameters: `page=2&sort=price` for a kind that honours `page` → `page=2`. */
function viewOfPage(view: View, honoured: readonly (keyof View)[]): View {
  return { ...defaultView, ...Object.fromEntries(honoured.map((name) => [name, view[name]])) };
}
