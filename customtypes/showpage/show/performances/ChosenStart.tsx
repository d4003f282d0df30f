import { calendarHref } from "../../../../catalog/experience/calendar-file.ts";
import { formatMoney, type Money } from "../../../../catalog/money/money.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import { canonicalUrl } from "../../../../routing/page-address.ts";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";

interface ChosenStartProps extends PerformanceProps {
  /** `HH:MM`. */
  readonly time: string;
  /** What the party pays. */
  readonly total: Money;
}

/** What the party pays in all, the way to the booking, and an entry for one's calendar. A phone has another step (row C23). */
export function ChosenStart({ time, total, data, page }: ChosenStartProps) {
  const { product, party } = data;
  const { date = "" } = page.view;
  const choice = { date, time, adults: party };
  const { locale, t } = page;
  const name = product.name.text;
  const moment = zonedMoment({ date, time }, product.timeZone);
  return (
    <div className={css.chosen}>
      <p>
        <strong>{t("performances.total", { n: party, price: formatMoney(total, locale) })}</strong>{" "}
        <span className={css.soft}>{t("experience.allIn")}</span>
      </p>
      <div className={css.wide}>
        <ButtonLink href={page.bookingUrl(product, choice)} size="large">
          {t("performances.continue")}
        </ButtonLink>
      </div>
      <div className={css.phone}>
        <ButtonLink href={page.bookingUrl(product, { ...choice, isMobile: true })} size="large">
          {t("performances.continue")}
        </ButtonLink>
      </div>
      {moment !== undefined && (
        <a
          href={calendarHref({
            uid: `s-${product.id}-${moment}@${page.site.host}`,
            title: name,
            url: canonicalUrl(page, locale.code),
            moment,
            writtenAt: page.snapshot.readAt,
          })}
          download={`show-${product.id}.ics`}
          className={css.link}
        >
          {t("experience.addToCalendar")}
        </a>
      )}
    </div>
  );
}
