import { Dates } from "../../blocks/listing/Dates.island.tsx";
import { anyDay, listingHref, monthsHref } from "../../blocks/listing/listing-href.ts";
import { listLeadDays } from "../../blocks/listing/lead-days.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./Hero.css.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "../../blocks/listing/view.ts";

interface HeroDatesProps {
  /** Id of the element of the list with filters. */
  readonly listing: string;
  readonly page: PageContext;
}

/**
 * Renders the link to the months, then the days that travellers choose most. Each leads to what is free on it, in the list of
 * the same page (X2). On a phone they are one line, whose first link is always whole.
 */
export function HeroDates({ listing, page }: HeroDatesProps) {
  const { t, view } = page;
  const chosen = readView(listingView, view);
  return (
    <Dates>
      <nav aria-label={t("listing.chooseDays")} className={css.dates}>
        <a
          href={monthsHref(page, { choose: "dates" }, listing)}
          rel="nofollow"
          data-lead=""
          data-dates=""
          className={css.date}
          aria-current={chosen.from !== undefined || undefined}
        >
          {t("listing.chooseDays")}
        </a>
        {listLeadDays(page).map((when) => (
          <a
            key={when}
            href={listingHref(page, { ...view, ...anyDay, when }, listing)}
            rel="nofollow"
            data-lead=""
            className={css.date}
            aria-current={chosen.when === when || undefined}
          >
            {t(`listing.${when}`)}
          </a>
        ))}
      </nav>
    </Dates>
  );
}
