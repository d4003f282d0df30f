import { providerClient } from "@/app/_composition/clients.ts";
import { groupBookingParser } from "@/app/_composition/forms/group-booking.ts";
import { formOutbox, logFailure, logUnread } from "@/app/_composition/forms/outbox.ts";
import { createFormReceiver } from "@/app/_composition/forms/receive-form.ts";
import { systemTime } from "@/http/time.ts";

/** Requests a day for a group (H25, X27). */
export const POST = createFormReceiver({
  form: "group-booking",
  problems: ["name", "email", "adults", "children", "date", "closed", "minimum", "maximum"],
  parse: groupBookingParser({ provider: providerClient, now: systemTime.date, onFailure: logUnread }),
  add: formOutbox.add,
  now: systemTime.date,
  onFailure: logFailure,
});
