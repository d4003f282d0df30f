import { formatDuration } from "../../../catalog/product/product-duration.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { parseDate } from "../../../i18n/dates.ts";
import type { ShowProps } from "../fields.ts";

/** The facts of a show that are known, ready to be read. Minutes are rounded to five (specification §9). */
export function showFacts({ fields, page }: ShowProps) {
  const { t, locale } = page;
  const minutes = fields.duration_minutes;
  const closing = parseDate(fields.closing_date ?? "");
  const venue = [fields.theatre_name, fields.theatre_address].map(page.text).filter((part) => part !== "");
  const facts = [
    { icon: "theater", term: t("show.venue"), value: venue.join(", ") },
    { icon: "clock", term: t("show.duration"), value: minutes === undefined ? "" : formatDuration(minutes, locale) },
    { icon: "users", term: t("show.age"), value: page.text(fields.age_limit) },
    { icon: "calendar", term: t("show.until"), value: closing === undefined ? "" : formatDate(closing, locale) },
  ] as const;
  return facts.filter(({ value }) => value !== "");
}
