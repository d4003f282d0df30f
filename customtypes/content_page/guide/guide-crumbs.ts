import { crumbTo, home } from "../../../renderer/breadcrumbs.ts";
import { guidePagesOf } from "../../../renderer/guide-pages/guide-pages.ts";
import { ownPath } from "../../../renderer/adjacent-pages.ts";
import { cityOfPage } from "../../../renderer/place-names.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ContentFields } from "../fields.ts";

/** Returns the way from the home page: city, guide, and the page itself. Empty without a heading. */
export function guideCrumbs({ heading }: Pick<ContentFields, "heading">, page: PageContext): readonly Crumb[] {
  const name = page.text(heading);
  if (name === "") return [];
  const city = cityOfPage(page);
  const guide = guidePagesOf(page).find(({ topic }) => topic === "Travel guide");
  return [
    home(page),
    ...(city === undefined ? [] : crumbTo({ city: city.code }, city.name, page)),
    ...(guide === undefined || guide.path === ownPath(page)
      ? []
      : [{ name: { text: guide.heading }, href: guide.path }]),
    { name: { text: name } },
  ];
}
