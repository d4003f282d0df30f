import { cancellationDeadline, type Deadline } from "../../../catalog/experience/deadline.ts";
import { openStarts } from "../../../catalog/experience/open-starts.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { ExperienceData } from "./experience-data.ts";

/** Until when a start of a variant is cancelled for free. */
export interface VariantDeadline {
  readonly variant: Variant;
  /** When the start is, epoch milliseconds. */
  readonly startsAt: number;
  readonly deadline: Deadline;
}

/**
 * Returns the deadline of each variant that has one (row X4). It is that of the first start which can still be cancelled
 * for free, else of the first start.
 */
export function variantDeadlines(
  { product, variants, inventories }: ExperienceData,
  { snapshot }: Pick<PageContext, "snapshot">,
): readonly VariantDeadline[] {
  const context = { timeZone: product.timeZone, now: snapshot.readAt };
  return variants.flatMap((variant) => {
    const starts = variant.openDated ? [] : openStarts(inventories, variant);
    const deadlines = starts.flatMap((start) => {
      const at = { date: start.startDate, time: start.startTime };
      const startsAt = zonedMoment(at, product.timeZone);
      const deadline = cancellationDeadline(variant.cancellation, at, context);
      return deadline === undefined || startsAt === undefined ? [] : [{ variant, startsAt, deadline }];
    });
    return deadlines.find(({ deadline }) => deadline.kind === "until") ?? deadlines.slice(0, 1);
  });
}
