import { crumbTo, home } from "../../../renderer/breadcrumbs.ts";
import { ownPath } from "../../../renderer/adjacent-pages.ts";
import { cityOfPage } from "../../../renderer/place-names.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { sightMenuOf } from "../../../renderer/sight-pages/sight-menu.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ContentFields } from "../fields.ts";
import { sightOf } from "./sight-of.ts";

/**
 * Returns the way from the home page: city, the sight that it is part of, tickets, sight, and itself.
 * Empty without a heading.
 */
export function sightCrumbs(fields: ContentFields, page: PageContext): readonly Crumb[] {
  const heading = page.text(fields.heading);
  if (heading === "") return [];
  const { city, collection } = page.place;
  const first = home(page);
  const name = sightOf(page)?.name;
  const cityName = cityOfPage(page)?.name;
  const sight = sightMenuOf(page)?.sight;
  const whole = fields.part_of;
  const wholeName = whole === undefined ? undefined : page.snapshot.get("pois", { id: whole })?.name;
  const between = [
    ...(cityName === undefined ? [] : crumbTo({ city }, cityName, page)),
    ...(wholeName === undefined ? [] : crumbTo({ sight: whole }, wholeName, page)),
    ...(collection === undefined || name === undefined ? [] : crumbTo({ collection }, name, page)),
    ...(sight === undefined ? [] : [{ name: { text: sight.heading }, href: sight.path }]),
  ];
  return [
    first,
    ...between.filter(({ href }) => href !== first.href && href !== ownPath(page)),
    { name: { text: heading } },
  ];
}
