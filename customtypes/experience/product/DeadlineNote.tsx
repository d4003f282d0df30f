import { calendarHref } from "../../../catalog/experience/calendar-file.ts";
import { defaultVariantOf } from "../../../catalog/experience/default-variant.ts";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";
import { variantDeadlines } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/**
 * Until when the first start is cancelled for free, by the venue's clocks, with an entry for one's calendar. The default
 * variant's; for an open-dated ticket the right of withdrawal.
 */
export function DeadlineNote({ data, page }: ExperienceProps) {
  const { product } = data;
  const { locale, t } = page;
  if (product.allVariantsOpenDated) return <Withdrawal data={data} page={page} />;
  const first = defaultVariantOf(data);
  const chosen = variantDeadlines(data, page).find(({ variant }) => variant === first);
  if (chosen === undefined) return null;
  const { startsAt, deadline } = chosen;
  if (deadline.kind === "passed") return <li>{t("experience.deadlinePassed")}</li>;
  const inZone = (moment: number) => momentInZone(moment, product.timeZone, locale);
  return (
    <li className={css.deadline}>
      {t("experience.deadline", { moment: inZone(deadline.moment), city: product.cityName.text })}{" "}
      <span className={css.soft}>{t("experience.deadlineFor", { moment: inZone(startsAt) })}</span>{" "}
      <a
        href={deadlineHref({ data, page }, deadline.moment)}
        download={`deadline-${product.id}.ics`}
        className={css.link}
      >
        {t("experience.addToCalendar")}
      </a>
    </li>
  );
}

function deadlineHref({ data: { product }, page }: ExperienceProps, moment: number): string {
  return calendarHref({
    uid: `e-${product.id}-${moment}@${page.site.host}`,
    title: page.t("experience.deadlineEntry", { name: product.name.text }),
    url: canonicalUrl(page, page.locale.code),
    moment,
    writtenAt: page.snapshot.readAt,
  });
}

function Withdrawal({ data: { product }, page: { t } }: ExperienceProps) {
  const email = product.facts.contractParty?.email ?? "";
  return (
    <li>
      {t("experience.withdrawal")}{" "}
      {email !== "" && (
        <a href={`mailto:${email}`} className={css.link}>
          {t("experience.withdraw")}
        </a>
      )}
    </li>
  );
}
