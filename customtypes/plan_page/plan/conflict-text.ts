import type { PlanConflict } from "../../../catalog/plan/day-plan.ts";
import { toTime } from "../../../catalog/plan/planned-visit.ts";
import { formatDuration } from "../../../catalog/product/product-duration.ts";
import type { PageContext } from "../../../renderer/index.ts";

/** `formatDuration` rounds to this many minutes: a shorter conflict would have no duration. */
const minMinutes = 5;

/** Returns a conflict in words. `findProductName` returns the name of another visit. */
export function conflictText(
  conflict: PlanConflict,
  { locale, t }: Pick<PageContext, "locale" | "t">,
  findProductName: (id: number) => string,
): string {
  switch (conflict.kind) {
    case "overlap":
    case "travel": {
      const duration = formatDuration(Math.max(minMinutes, conflict.minutes), locale);
      return t(`plan.${conflict.kind}`, { name: findProductName(conflict.with), duration });
    }
    case "far":
      return t("plan.far", { name: findProductName(conflict.with) });
    case "before-opening":
      return t("plan.beforeOpening", { time: toTime(conflict.opens) });
    case "after-last-entry":
      return t("plan.afterLastEntry", { time: toTime(conflict.lastEntry) });
    case "closing":
      return t("plan.closing", { time: toTime(conflict.closes) });
    default:
      return t(`plan.${conflict.kind}`);
  }
}
