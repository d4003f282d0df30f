import { type FacetName, facetNames } from "../../catalog/listing/listing-query.ts";
import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
import type { View } from "../../routing/view.ts";
import type { PageContext } from "../../renderer/index.ts";
import { choiceLabel } from "./choice-label.ts";
import { anyDay, firstPage } from "./listing-href.ts";
import type { PageListing } from "./create-page-listing.ts";
import { shownDays } from "./shown-days.ts";

/** Something that narrows a listing. */
export interface ChosenFilter {
  readonly label: LocalizedText;
  /** The view without it, from the first page. */
  readonly without: View;
}

/** Returns what narrows a listing, days first. */
export function chosenFilters({ choices, days, products }: PageListing, page: PageContext): readonly ChosenFilter[] {
  const { view, locale } = page;
  const dates =
    days === undefined ? [] : [{ label: asLocalized(shownDays(days, locale)), without: { ...view, ...anyDay } }];
  return [
    ...dates,
    ...facetNames.flatMap((name) =>
      choices[name].map((value) => ({
        label: choiceLabel(name, value, products, page),
        without: { ...view, ...firstPage, ...rest(name, choices[name], value) },
      })),
    ),
  ];
}

/** Without a category, no sub-category can be chosen. */
function rest(name: FacetName, chosen: readonly string[], value: string): View {
  if (name === "category") return { category: undefined, subCategory: undefined };
  const others = chosen.filter((each) => each !== value).join();
  return name === "flags" && others !== "" ? { flags: others } : { [name]: undefined };
}
