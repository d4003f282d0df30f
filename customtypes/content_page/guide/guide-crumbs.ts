import { listCityCrumbs } from "../../../blocks/places/breadcrumbs.ts";
import { listGuidePages } from "../../../blocks/places/guide-pages/guide-pages.ts";
import { toLinkPath } from "../../../blocks/places/adjacent-pages.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ContentFields } from "../fields.ts";

/** Returns the way from the home page: country, city, guide, and the page itself. Empty without a heading. */
export function guideCrumbs({ heading }: Pick<ContentFields, "heading">, page: PageContext): readonly Crumb[] {
  const name = page.text(heading);
  if (name === "") return [];
  const guide = listGuidePages(page).find(({ topic }) => topic === "Travel guide");
  return [
    ...listCityCrumbs(page),
    ...(guide === undefined || guide.path === toLinkPath(page)
      ? []
      : [{ name: { text: guide.heading }, href: guide.path }]),
    { name: { text: name } },
  ];
}
