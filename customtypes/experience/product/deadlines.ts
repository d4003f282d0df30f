import { cancellationDeadline, type Deadline } from "../../../catalog/experience/deadline.ts";
import { firstStart } from "../../../catalog/experience/first-start.ts";
import type { Inventory } from "../../../catalog/inventory/inventory.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { ExperienceData } from "./experience-data.ts";

/** Until when the first start of a variant is cancelled for free. */
export interface VariantDeadline {
  readonly variant: Variant;
  readonly start: Inventory;
  readonly deadline: Deadline;
}

/** Returns the deadline of each variant that has one, for its first start with places left (row X4). */
export function variantDeadlines(
  { product, variants, inventories }: ExperienceData,
  { snapshot }: Pick<PageContext, "snapshot">,
): readonly VariantDeadline[] {
  const context = { timeZone: product.timeZone, now: snapshot.readAt };
  return variants.flatMap((variant) => {
    const start = variant.openDated ? undefined : firstStart(inventories, variant);
    const at = start && { date: start.startDate, time: start.startTime };
    const deadline = at && cancellationDeadline(variant.cancellation, at, context);
    return start === undefined || deadline === undefined ? [] : [{ variant, start, deadline }];
  });
}
