import { visitsHref } from "../../../../catalog/experience/calendar-file.ts";
import { formatAddress } from "../../../../catalog/place/format-address.ts";
import { performanceMinutes } from "../../../../catalog/show/performance-time.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { canonicalUrl } from "../../../../routing/page-address.ts";
import type { ShowProduct } from "../find-show-product.ts";
import * as css from "./Performances.css.ts";

interface CalendarEntryProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly product: ShowProduct;
  readonly page: PageContext;
}

/** The performance as a file for one's own calendar. */
export function CalendarEntry({ date, time, product, page }: CalendarEntryProps) {
  const moment = zonedMoment({ date, time }, product.timeZone);
  if (moment === undefined) return null;
  const { show, startLocation } = product;
  const address = startLocation === undefined ? "" : formatAddress(startLocation);
  const visit = {
    uid: `s-${product.id}-${moment}@${page.site.host}`,
    title: product.name.text,
    url: canonicalUrl(page, page.locale.code),
    moment,
    minutes: performanceMinutes(show) ?? 0,
    place: [show.theatre?.name ?? "", address].filter((part) => part !== "").join(", "),
    writtenAt: page.snapshot.readAt,
  };
  return (
    <a href={visitsHref([visit])} download={`show-${product.id}.ics`} className={css.link}>
      {page.t("experience.addToCalendar")}
    </a>
  );
}
