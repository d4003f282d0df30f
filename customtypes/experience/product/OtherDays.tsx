import { findDefaultVariant } from "../../../catalog/experience/find-default-variant.ts";
import { listNextVariantDays } from "../../../catalog/experience/variant-days.ts";
import { shownDays } from "../../../blocks/listing/shown-days.ts";
import { viewQuery } from "../../../routing/view.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./PartyPrices.css.ts";

/** Days of the default variant that can be chosen here. */
const maxDays = 7;

/** The same page for other days: its prices and its deadline are theirs (X1, X4). */
export function OtherDays({ data, page }: ExperienceProps) {
  const { calendar, today, day: chosen } = data;
  const variant = findDefaultVariant(data);
  if (calendar === undefined || variant === undefined) return null;
  return (
    <nav aria-label={page.t("experience.nextDays")}>
      <ul role="list" className={css.days}>
        {listNextVariantDays(variant, calendar, today, maxDays).map((date) => (
          <li key={date}>
            <a
              href={`${viewQuery({ date })}#prices`}
              rel="nofollow"
              aria-current={date === chosen ? "date" : undefined}
              className={css.day}
            >
              {shownDays({ from: date, to: date }, page.locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
