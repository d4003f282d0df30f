import { asLocalized } from "../../i18n/localized-text.ts";
import { toHomeCrumb } from "../../blocks/places/breadcrumbs.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { Crumb } from "../../ui/primitives/Breadcrumbs.tsx";
import type { NewsFields } from "./fields.ts";
import { readNews } from "./news-items.ts";

/** Returns the way from the home page to a news page: over the list of all stories. Empty without a headline. */
export function newsCrumbs({ headline }: Pick<NewsFields, "headline">, page: PageContext): readonly Crumb[] {
  const text = page.text(headline);
  if (text === "") return [];
  const { landing } = readNews(page.snapshot, page);
  const over =
    page.kind === "article" && landing !== undefined
      ? [{ name: asLocalized(landing.headline), href: landing.href }]
      : [];
  return [toHomeCrumb(page), ...over, { name: asLocalized(text) }];
}
