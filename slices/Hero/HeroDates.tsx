import { hasShowTonight } from "../../blocks/listing/has-show-tonight.ts";
import { anyDay, listingHref } from "../../blocks/listing/listing-href.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./Hero.css.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "../../blocks/listing/view.ts";

interface HeroDatesProps {
  /** Id of the element of the list with filters. */
  readonly listing: string;
  readonly page: PageContext;
}

const allDays = ["today", "tomorrow", "weekend"] as const;
const showDays = ["tonight", "tomorrow", "weekend"] as const;

/**
 * Renders the days that travellers choose most. Each leads to what is free on it, in the list of the same page (X2).
 */
export function HeroDates({ listing, page }: HeroDatesProps) {
  const { t } = page;
  const chosen = readView(listingView, page.view);
  const days = hasShowTonight(page) ? showDays : allDays;
  return (
    <nav aria-label={t("listing.chooseDays")} className={css.dates}>
      {days.map((when) => (
        <a
          key={when}
          href={listingHref(page, { ...anyDay, when }, listing)}
          rel="nofollow"
          className={css.date}
          aria-current={chosen.when === when || undefined}
        >
          {t(`listing.${when}`)}
        </a>
      ))}
    </nav>
  );
}
