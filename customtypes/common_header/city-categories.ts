import type { SourceText } from "../../content/source-text.ts";
import type { PageContext } from "../../renderer/index.ts";

interface NamedCategory {
  /** Id at the provider. */
  readonly category: number | undefined;
  readonly name: SourceText;
}

/** The page of a category in a city. */
interface CategoryPage {
  readonly href: string;
  readonly text: string;
}

type Page = Pick<PageContext, "place" | "contents" | "places" | "text">;

/** Most links of a menu. */
const maxLinks = 8;

/**
 * Returns the pages of these categories in the page's city, in the editor's order: for Rome, `[{ href: "/rome/tours/",
 * text: "Tours" }]`. A category without a page is omitted. Undefined on a page of no city.
 */
export function cityCategories(categories: readonly NamedCategory[], page: Page): readonly CategoryPage[] | undefined {
  const city = page.place.city ?? sharedCity(page);
  if (city === undefined) return undefined;
  const found = categories.flatMap(({ category, name }) => {
    const href = category === undefined ? undefined : page.places.findPath({ city, category });
    const text = page.text(name);
    return href === undefined || text === "" ? [] : [{ href, text }];
  });
  return found.slice(0, maxLinks);
}

/** Returns the city that all products of a page are in: a product's page is of no place. */
function sharedCity({ contents }: Pick<Page, "contents">): string | undefined {
  const cities = new Set(contents.described.map(({ cityCode }) => cityCode));
  const [city] = cities;
  return cities.size === 1 && city !== "" ? city : undefined;
}
