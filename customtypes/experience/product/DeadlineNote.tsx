import { calendarHref } from "../../../catalog/experience/calendar-file.ts";
import { findDefaultVariant } from "../../../catalog/experience/find-default-variant.ts";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";
import { variantDeadlines } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/**
 * Until when a start of the default variant is cancelled for free, by the venue's clocks. For an open-dated ticket the right
 * of withdrawal.
 */
export function DeadlineNote({ data, page }: ExperienceProps) {
  if (data.product.allVariantsOpenDated) return <Withdrawal data={data} page={page} />;
  const first = findDefaultVariant(data);
  const found = variantDeadlines(data, page).find(({ variant }) => variant === first);
  if (found === undefined) return null;
  const { startsAt, deadline } = found;
  const startMoment = momentInZone(startsAt, data.product.timeZone, page.locale);
  const start = page.t("experience.deadlineFor", { moment: startMoment });
  if (deadline.kind === "until") return <Until moment={deadline.moment} start={start} data={data} page={page} />;
  if (data.day === undefined) return <li>{page.t("experience.deadlinePassed")}</li>;
  return (
    <li>
      <span className={css.soft}>{startMoment} · </span>
      {page.t("performances.deadlinePassed")}
    </li>
  );
}

interface UntilProps extends ExperienceProps {
  readonly moment: number;
  /** Which start it is for. */
  readonly start: string;
}

/** The deadline, with an entry for one's calendar. */
function Until({ moment, start, data, page }: UntilProps) {
  const { id, timeZone, cityName } = data.product;
  const text = { moment: momentInZone(moment, timeZone, page.locale), city: cityName.text };
  return (
    <li className={css.deadline}>
      {page.t("experience.deadline", text)} <span className={css.soft}>{start}</span>{" "}
      <a href={deadlineHref({ data, page }, moment)} download={`deadline-${id}.ics`} className={css.link}>
        {page.t("experience.addToCalendar")}
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
