import { formOutbox, logFailure } from "@/app/_composition/forms/outbox.ts";
import { createFormReceiver } from "@/app/_composition/forms/receive-form.ts";
import { parseAvailabilityAlert } from "@/forms/availability-alert.ts";
import { systemTime } from "@/http/time.ts";

/** Notes who wants to hear when something can be booked again (row X15). */
export const POST = createFormReceiver({
  form: "availability-alert",
  problems: ["email"],
  parse: async (posted, { to }) => {
    const parsed = parseAvailabilityAlert(posted);
    if (parsed.kind === "invalid") return parsed;
    return { kind: "valid", fields: { fields: { ...parsed.fields, page: to }, known: {} } };
  },
  add: formOutbox.add,
  now: systemTime.date,
  onFailure: logFailure,
});
