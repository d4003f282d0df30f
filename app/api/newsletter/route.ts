import { formOutbox, logFailure } from "@/app/_composition/forms/outbox.ts";
import { createFormReceiver } from "@/app/_composition/forms/receive-form.ts";
import { parseSubscription } from "@/forms/newsletter.ts";
import { systemTime } from "@/http/time.ts";

/** Subscribes a visitor to the newsletter (rows E9, F1 and H26). */
export const POST = createFormReceiver({
  form: "newsletter",
  problems: ["email"],
  parse: async (posted, { to }) => {
    const parsed = parseSubscription(posted);
    if (parsed.kind === "invalid") return parsed;
    return { kind: "valid", fields: { fields: { ...parsed.fields, page: to }, known: {} } };
  },
  add: formOutbox.add,
  now: systemTime.date,
  onFailure: logFailure,
});
