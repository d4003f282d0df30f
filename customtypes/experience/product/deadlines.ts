import { cancellationDeadline, type Deadline } from "../../../catalog/experience/deadline.ts";
import { bookingEnd } from "../../../catalog/experience/booking-end.ts";
import { firstStart } from "../../../catalog/experience/first-start.ts";
import { openStarts } from "../../../catalog/experience/open-starts.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { todayIn } from "../../../i18n/time-zone.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { ExperienceData } from "./experience-data.ts";

/** Until when a start of a variant is cancelled for free. */
export interface VariantDeadline {
  readonly variant: Variant;
  /** When the start is, epoch milliseconds. */
  readonly startsAt: number;
  readonly deadline: Deadline;
}

/**
 * Returns the deadline of each variant that has one (X4). It is that of the first start which can still be cancelled
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

/** Until when a start can be booked, and when it is: epoch milliseconds. */
export interface LastBooking {
  readonly end: number;
  readonly startsAt: number;
}

/** Returns until when the next start can be booked, where that is today by the venue's clocks (X2). */
export function lastBookingToday(
  data: ExperienceData,
  { snapshot: { readAt } }: Pick<PageContext, "snapshot">,
): LastBooking | undefined {
  const { facts, timeZone } = data.product;
  const next = firstStart(data);
  if (next === undefined || facts.cutOff === undefined) return undefined;
  const start = { date: next.startDate, time: next.startTime };
  const [end, startsAt] = [bookingEnd(facts.cutOff, start, timeZone), zonedMoment(start, timeZone)];
  if (end === undefined || startsAt === undefined || end <= readAt) return undefined;
  const toVenueDay = (moment: number) => todayIn(timeZone, moment);
  return toVenueDay(end) === toVenueDay(readAt) ? { end, startsAt } : undefined;
}

/** Returns when the first of the deadlines on a product's page has passed: epoch milliseconds. */
export function firstDeadline(data: ExperienceData, page: Pick<PageContext, "snapshot">): number | undefined {
  const cancellations = variantDeadlines(data, page).flatMap(({ deadline }) =>
    deadline.kind === "until" ? deadline.moment : [],
  );
  const [first] = [...cancellations, lastBookingToday(data, page)?.end ?? []]
    .flat()
    .toSorted((one, other) => one - other);
  return first;
}
