import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
import { canonicalUrl, pagePath } from "../../routing/page-address.ts";
import type { Crumb } from "../../ui/primitives/Breadcrumbs.tsx";
import { isWhole, nodeId, type PageContext, type Place, type StructuredNode } from "../../renderer/index.ts";
import { findPageCategory, findPageCity, countryName, placeName } from "./place-names.ts";

/**
 * Returns the way from the home page to the place of a page, its own name last. `written` is that of a page that is of no
 * place. Empty without a name, and on a home page that none is written for.
 */
export function listCrumbs(page: PageContext, written = ""): readonly Crumb[] {
  if (!hasCrumbs(page, written)) return [];
  const { subject } = page;
  const name = placeName(page) ?? (written === "" ? undefined : asLocalized(written));
  if (name === undefined) return [];
  const category = subject.subCategory === undefined ? undefined : findPageCategory(page);
  return [
    toHomeCrumb(page),
    ...(isWhole("country", subject) ? [] : countryCrumb(page)),
    ...(isWhole("city", subject) || isWhole("country", subject) ? [] : cityCrumb(page)),
    ...(category === undefined ? [] : toCrumbs({ city: subject.city, category: category.id }, category.name, page)),
    { name },
  ];
}

/** Whether a page can have a way: any but a home page that none is written for. */
export function hasCrumbs({ path }: Pick<PageContext, "path">, written: string): boolean {
  return path.length > 0 || written !== "";
}

/** Returns the breadcrumbs of a page in a city: home page, country and city. Those without a page are omitted. */
export function listCityCrumbs(page: PageContext): readonly Crumb[] {
  return [toHomeCrumb(page), ...countryCrumb(page), ...cityCrumb(page)];
}

function countryCrumb({ place: { country }, locale, places }: PageContext): readonly Crumb[] {
  return country === undefined ? [] : toCrumbs({ country }, asLocalized(countryName(country, locale)), { places });
}

function cityCrumb(page: PageContext): readonly Crumb[] {
  const city = findPageCity(page);
  return city === undefined ? [] : toCrumbs({ city: city.code }, city.name, page);
}

/** Returns the first crumb. */
export function toHomeCrumb({ locale, t }: Pick<PageContext, "locale" | "t">): Crumb {
  return { name: asLocalized(t("experience.home")), href: pagePath(locale.code, []) };
}

/** Returns a crumb of a place; none where the place has no page. */
export function toCrumbs(place: Place, name: LocalizedText, page: Pick<PageContext, "places">): readonly Crumb[] {
  const href = page.places.findPath(place);
  return href === undefined ? [] : [{ name, href }];
}

/** Returns breadcrumbs as search engines read them; nothing without any. */
export function breadcrumbNodes(crumbs: readonly Crumb[], page: PageContext): readonly StructuredNode[] {
  if (crumbs.length === 0) return [];
  const { origin } = new URL(canonicalUrl({ site: page.site, path: [] }, page.locale.code));
  const itemListElement = crumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: name.text,
    ...(href !== undefined && { item: `${origin}${href}` }),
  }));
  return [{ "@type": "BreadcrumbList", "@id": nodeId(page, "breadcrumbs"), itemListElement }];
}
