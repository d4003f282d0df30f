import type { Product } from "../product/product.ts";

/** How long something takes, shortest first: up to 3 hours, up to 6 hours, up to a day, and more. */
export const durationClasses = ["short", "half-day", "day", "days"] as const;

export type DurationClass = (typeof durationClasses)[number];

/** The most minutes of each class but the last. */
const limits = [180, 360, 1440];

/** Returns the classes of a product: all from its shortest duration to its longest; none where it has no duration. */
export function listDurationClasses({
  minDuration,
  maxDuration,
}: Pick<Product, "minDuration" | "maxDuration">): readonly DurationClass[] {
  const known = [minDuration, maxDuration].filter((minutes) => minutes !== undefined && minutes > 0);
  const classes = known.map((minutes = 0) => limits.filter((limit) => minutes > limit).length);
  return classes.length === 0 ? [] : durationClasses.slice(Math.min(...classes), Math.max(...classes) + 1);
}
