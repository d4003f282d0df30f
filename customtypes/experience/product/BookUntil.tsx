import { momentInZone } from "../../../catalog/experience/deadline.ts";
import { lastBookingToday } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/**
 * Renders until when today the next start can be booked, by the venue's clocks (X2). Pages are cached, so a time stays
 * true and a countdown does not. Renders nothing if that is on another day.
 */
export function BookUntil({ data, page }: ExperienceProps) {
  const last = lastBookingToday(data, page);
  if (last === undefined) return null;
  const { timeZone, cityName } = data.product;
  const inZone = (moment: number) => momentInZone(moment, timeZone, page.locale);
  return (
    <li>
      {page.t("experience.bookUntil", { moment: inZone(last.end), city: cityName.text })}{" "}
      <span className={css.soft}>{page.t("experience.deadlineFor", { moment: inZone(last.startsAt) })}</span>
    </li>
  );
}
