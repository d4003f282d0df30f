import type { PageContext, PageProps } from "../../../renderer/index.ts";
import { maxPlanned } from "../../../routing/plan-address.ts";
import { savedAction } from "../../../routing/saved-address.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { PageFields } from "../../page-fields.ts";
import { CopyButton } from "./CopyButton.tsx";
import { PlanCalendar } from "./PlanCalendar.tsx";
import { PlanForm, verdictId } from "./PlanForm.tsx";
import { PlanMap } from "./PlanMap.tsx";
import { countConflicts, readPlanItems, listPlanSteps, type ProductStep } from "./list-plan-steps.ts";
import * as css from "./PlanPage.css.ts";
import { TimeLine } from "./TimeLine.tsx";
import { readView } from "../../../routing/define-view.ts";
import { planView } from "./view.ts";

/** A form, the time line with what conflicts, a map, and a file for one's calendar. Only copying its link needs script. */
export function PlanPage({ page, children }: PageProps<PageFields>) {
  const { t, locale } = page;
  const steps = listPlanSteps(page.snapshot, page);
  const ids = readPlanItems(page).map(({ id }) => id);
  return (
    <>
      <StyleSheet of={css} />
      <PageHeading text={t("plan.title")} />
      <div className={css.page}>
        <p className={css.text}>{t(ids.length === 0 ? "plan.empty" : "plan.intro")}</p>
        {ids.length === 0 && (
          <noscript>
            <p>{t("saved.noScript")}</p>
          </noscript>
        )}
        {ids.length === maxPlanned && <p className={css.text}>{t("plan.most", { most: maxPlanned })}</p>}
        <MissingProducts page={page} />
        {steps.length > 0 && (
          <>
            <PlanForm steps={steps} page={page} />
            <Verdict steps={steps} page={page} />
            <div className={css.plan}>
              <PlanMap steps={steps} page={page} />
              <TimeLine steps={steps} page={page} />
            </div>
            <PlanCalendar steps={steps} page={page} />
            <CopyButton page={page} />
          </>
        )}
        <p>
          <TextLink href={savedAction(locale.code)}>{t("plan.toSaved")}</TextLink>
        </p>
      </div>
      {children}
    </>
  );
}

/** Renders how many products of the plan are gone, and whether some could not be read. */
function MissingProducts({ page: { snapshot, t, view } }: { readonly page: PageContext }) {
  const states = readPlanItems({ view }).map(({ id }) => snapshot.getReadState("products", { id }));
  const gone = states.filter((state) => state === "missing").length;
  return (
    <>
      {gone > 0 && <p>{t("saved.gone", { count: gone })}</p>}
      {states.includes("failed") && <p>{t("search.unready")}</p>}
    </>
  );
}

/** Renders how many conflicts the plan has, and what has to be chosen before the rest is checked. */
function Verdict({
  steps,
  page: { t, view, snapshot },
}: {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}) {
  const count = countConflicts({ snapshot, view });
  const found = [
    ...(count > 0 ? [t("plan.conflicts", { count })] : []),
    ...(readView(planView, view).date === undefined ? [t("plan.chooseDay")] : []),
    ...(steps.some(({ visit }) => visit.start === undefined) ? [t("plan.chooseStarts")] : []),
  ];
  const [first = t("plan.fine"), ...others] = found;
  return (
    <div id={verdictId} tabIndex={-1} className={css.verdict}>
      <p>
        <strong>{first}</strong> <span className={css.text}>{t("plan.estimates")}</span>
      </p>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
