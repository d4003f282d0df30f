import type { Review } from "../../../catalog/review/review.ts";
import { parseDate } from "../../../i18n/dates.ts";
import { dateFormat } from "../../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../../i18n/locales.ts";
import { countryName } from "../../../blocks/places/place-names.ts";
import type { PageContext } from "../../../renderer/index.ts";

/**
 * Returns the facts about a review's author: country, company, month, vehicle, and whether they booked (D15). Reviews
 * of the organizer have no facts, because nobody travelled.
 */
export function reviewFacts(review: Review, { locale, t }: Pick<PageContext, "locale" | "t">): readonly string[] {
  if (review.kind === "PROVIDER") return [];
  const { countryCode, travelerType, visitedIn, vehicleType, verified } = review;
  const month = monthName(visitedIn, locale);
  // Who reviews for a newspaper travels for it.
  const company = review.kind === "CRITIC" ? undefined : travelerType;
  return [
    countryCode === undefined ? "" : countryName(countryCode, locale),
    company === undefined ? "" : t(`reviews.travelers.${company}`),
    month === "" ? "" : t("reviews.visited", { month }),
    vehicleType === undefined ? "" : t("reviews.vehicle", { vehicle: t(`experience.vehicles.${vehicleType}`) }),
    verified ? t("experience.verified") : "",
  ].filter((fact) => fact !== "");
}

/** `2026-10` → `October 2026`; empty for any other text. */
function monthName(month: string | undefined, locale: Locale): string {
  const first = parseDate(`${month}-01`);
  const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return first === undefined ? "" : dateFormat(formatTag(locale), style).format(first);
}
