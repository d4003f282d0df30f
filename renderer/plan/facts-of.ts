import { type CurrencyCode, currencyOfCountry, isCurrencyCode } from "../../i18n/currencies.ts";
import type { Registries } from "../registries.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { Route } from "../../routing/route.ts";
import { defaultView, type View } from "../../routing/view.ts";

/** What a page decides about its facts, as each kind that it may be. */
interface PageChoice {
  /** ISO country of the page's city. */
  readonly country: string | undefined;
  /** The query parameters that the page honours. */
  readonly view: readonly (keyof View)[];
}

/**
 * Returns what is known before anything is fetched. The currency is the traveller's. Without
 * one it is that of the page's country, else that of the site's primary city (specification §4).
 */
export function factsOf(
  { site, locale, currency, view, path }: Route,
  candidates: readonly PageChoice[],
  { pageTypes }: Pick<Registries, "pageTypes">,
): PageFacts {
  const chosen = isCurrencyCode(currency) ? currency : localCurrency(candidates[0]?.country, site);
  const honoured = candidates.flatMap((candidate) => candidate.view);
  const productPages = [...pageTypes.values()].flatMap((pageType) => pageType.productPages ?? []);
  return { site, locale, path, view: viewOfPage(view, honoured), currency: chosen, productPages };
}

/** The view with only these parameters: `page=2&sort=price` for a kind that honours `page` → `page=2`. */
function viewOfPage(view: View, honoured: readonly (keyof View)[]): View {
  return { ...defaultView, ...Object.fromEntries(honoured.map((name) => [name, view[name]])) };
}

const lastResort: CurrencyCode = "EUR";

function localCurrency(country: string | undefined, site: Route["site"]): CurrencyCode {
  const ofPage = country === undefined ? undefined : currencyOfCountry(country);
  return ofPage ?? currencyOfCountry(site.primaryCountry) ?? lastResort;
}
