import type * as v from "valibot";
import type { CancellationPolicy } from "../product/product.ts";
import type { ReschedulePolicy } from "./reschedule-policy.ts";
import type { wireCancellation, wireReschedule } from "./wire-policies.ts";

type Missing = null | undefined;

/** What the provider does not promise is not promised. */
export function toCancellation(policy: v.InferOutput<typeof wireCancellation> | Missing): CancellationPolicy {
  return { cancellable: policy?.cancellable ?? false, upToMinutes: policy?.cancellableUpTo ?? undefined };
}

export function toReschedule(policy: v.InferOutput<typeof wireReschedule> | Missing): ReschedulePolicy {
  return { reschedulable: policy?.reschedulable ?? false, upToMinutes: policy?.reschedulableUpTo ?? undefined };
}
