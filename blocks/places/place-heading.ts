import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
import { findPageCity, placeName } from "./place-names.ts";
import type { PageContext } from "../../renderer/index.ts";

type HeadedPage = Pick<PageContext, "place" | "subject" | "snapshot" | "locale" | "t">;

/** Returns the heading of a place's page, of its names: `Things to do in Rome`. Undefined where they are not known. */
export function placeHeading(page: HeadedPage): LocalizedText | undefined {
  const { subject, t } = page;
  const name = placeName(page);
  const city = findPageCity(page)?.name;
  if (name === undefined) return undefined;
  if (subject.collection !== undefined) return name;
  if (subject.category === undefined && subject.subCategory === undefined)
    return asLocalized(t(subject.city === undefined ? "place.country" : "place.city", { place: name.text }));
  return city && asLocalized(t("place.category", { category: name.text, city: city.text }));
}
