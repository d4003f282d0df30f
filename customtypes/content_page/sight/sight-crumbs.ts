import { toCrumbs, listCityCrumbs } from "../../../blocks/places/breadcrumbs.ts";
import { toLinkPath } from "../../../blocks/places/adjacent-pages.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { findSightMenu } from "../../../blocks/sights/sight-menu.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ContentFields } from "../fields.ts";

/**
 * Returns the way from the home page: country, city, the sight that it is part of, tickets, sight, and itself. Each has the
 * name that its own page has. Empty without a heading.
 */
export function sightCrumbs(fields: ContentFields, page: PageContext): readonly Crumb[] {
  const heading = page.text(fields.heading);
  if (heading === "") return [];
  const { collection: id } = page.place;
  const [first, ...place] = listCityCrumbs(page);
  const tickets = id === undefined ? undefined : page.snapshot.get("collections", { id })?.name;
  const sight = findSightMenu(page)?.sight;
  const whole = fields.part_of;
  const wholeName = whole === undefined ? undefined : page.snapshot.get("pois", { id: whole })?.name;
  const between = [
    ...place,
    ...(wholeName === undefined ? [] : toCrumbs({ sight: whole }, wholeName, page)),
    ...(tickets === undefined ? [] : toCrumbs({ collection: id }, tickets, page)),
    ...(sight === undefined ? [] : [{ name: { text: sight.heading }, href: sight.path }]),
  ];
  return [
    ...(first === undefined ? [] : [first]),
    ...between.filter(({ href }) => href !== first?.href && href !== toLinkPath(page)),
    { name: { text: heading } },
  ];
}
