import * as v from "valibot";
import { count } from "./values.ts";

/** Minutes before the start. */
export const cancellationPolicy = v.strictObject({ cancellable: v.boolean(), cancellableUpTo: v.nullable(count) });
export const reschedulePolicy = v.strictObject({ reschedulable: v.boolean(), reschedulableUpTo: v.nullable(count) });
