import { formatTime } from "../../../i18n/clock-times.ts";
import { splitText } from "../../../i18n/split-text.ts";
import { todayIn } from "../../../i18n/time-zone.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { formatPlanItem, planAction } from "../../../routing/plan-address.ts";
import { toTime } from "../../../catalog/plan/planned-visit.ts";
import * as css from "./PlanPage.css.ts";
import type { ProductStep } from "./list-plan-steps.ts";
import { readView } from "../../../routing/define-view.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { planView } from "./view.ts";

interface PlanFormProps {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}

/** Id of what the plan comes to, below the form. */
export const verdictId = "verdict";

/** The day, and a start for each visit: a plain form whose address is the plan. It leads the focus to what that comes to. */
export function PlanForm({ steps, page }: PlanFormProps) {
  const { locale, t, view, snapshot } = page;
  const today = todayIn(steps[0]?.product.timeZone ?? "", snapshot.readAt);
  return (
    <form action={`${planAction(locale.code)}#${verdictId}`} className={css.form}>
      <label className={css.field}>
        {t("plan.day")}
        <input
          type="date"
          name="date"
          min={today}
          defaultValue={readView(planView, view).date}
          autoComplete="off"
          className={css.control}
        />
      </label>
      {steps.map((step) => (
        <label key={step.product.id} className={css.field}>
          <StartLabel name={step.product.name} t={t} />
          <select
            name="items"
            defaultValue={formatStepValue(step, step.visit.start)}
            autoComplete="off"
            className={css.control}
          >
            <option value={formatStepValue(step, undefined)}>{t("plan.unset")}</option>
            {listStartOptions(step).map((start) => (
              <option key={start} value={formatStepValue(step, start)}>
                {formatTime(toTime(start), locale)}
              </option>
            ))}
            <option value="">{t("plan.remove")}</option>
          </select>
        </label>
      ))}
      <button type="submit" className={css.update}>
        {t("plan.update")}
      </button>
    </form>
  );
}

/** Names what starts, each word in its language. */
function StartLabel({ name, t }: Pick<ProductStep["product"], "name"> & Pick<PageContext, "t">) {
  const { before, after } = splitText(t, "plan.start", "name");
  return (
    <span>
      {before}
      <Localized text={name} />
      {after}
    </span>
  );
}

function formatStepValue({ product: { id } }: ProductStep, start: number | undefined): string {
  return formatPlanItem({ id, time: start === undefined ? undefined : toTime(start) });
}

/** Minutes from one start that is offered to the next, and those of a day without known hours. */
const step = 30;
const [earliest, latest] = [420, 1350];
/** A start after midnight is on the next day. */
const lastMinute = 1439;

/** Returns each half hour in which one may enter, and what the address has already. */
function listStartOptions({ visit: { hours, start } }: ProductStep): readonly number[] {
  const [from, to] = hours.kind === "open" ? [hours.opens, Math.min(hours.lastEntry, lastMinute)] : [earliest, latest];
  const first = Math.ceil(from / step);
  const starts = Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, at) => (first + at) * step);
  return [...new Set([...starts, ...(start === undefined ? [] : [start])])].toSorted((one, other) => one - other);
}
