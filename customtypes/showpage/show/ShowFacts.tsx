import { formatDuration } from "../../../catalog/product/product-duration.ts";
import { formatDate, parseDate } from "../../../i18n/dates.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import * as css from "./ShowPage.css.ts";
import type { ShowProps } from "../fields.ts";

/** Run, length, age and venue, as far as the editor entered them. A Latin address stays in its order on Arabic pages. */
export function ShowFacts({ fields, page }: ShowProps) {
  return (
    <dl className={css.facts}>
      {showFacts({ fields, page }).map(({ icon, term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>
            <Icon name={icon} />
            {term}
          </dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of a show that are known, ready to be read. Minutes are rounded to five (specification §9). */
function showFacts({ fields, page }: ShowProps) {
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
