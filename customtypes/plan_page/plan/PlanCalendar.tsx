import { type CalendarVisit, visitsHref } from "../../../catalog/experience/calendar-file.ts";
import { toTime } from "../../../catalog/plan/planned-visit.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import { localAddress } from "../../../blocks/places/local-address.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";
import { viewQuery } from "../../../routing/view.ts";
import * as css from "./PlanPage.css.ts";
import type { ProductStep } from "./list-plan-steps.ts";
import { readView } from "../../../routing/define-view.ts";
import { planView } from "./view.ts";

interface PlanCalendarProps {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}

/** A file with the visits of a day that have a start. Nothing without a day. */
export function PlanCalendar({ steps, page }: PlanCalendarProps) {
  const { date } = readView(planView, page.view);
  const visits = date === undefined ? [] : steps.flatMap((step) => calendarVisit(step, date, page));
  if (visits.length === 0) return null;
  return (
    <p>
      <a href={visitsHref(visits)} download={`plan-${date}.ics`} className={css.update}>
        {page.t("experience.addToCalendar")}
      </a>
    </p>
  );
}

function calendarVisit(
  { product, visit: { start }, end }: ProductStep,
  date: string,
  page: PageContext,
): readonly CalendarVisit[] {
  const moment = start === undefined ? undefined : zonedMoment({ date, time: toTime(start) }, product.timeZone);
  if (moment === undefined || start === undefined) return [];
  const { view, locale, site, snapshot } = page;
  return [
    {
      uid: `p-${product.id}-${moment}@${site.host}`,
      title: product.name.text,
      url: canonicalUrl(page, locale.code) + viewQuery(view),
      moment,
      minutes: end === undefined ? 0 : end - start,
      place: product.startLocation === undefined ? "" : localAddress(product.startLocation, page).text,
      writtenAt: snapshot.readAt,
    },
  ];
}
