import { providerClient } from "@/app/_composition/clients.ts";
import { groupBookingParser } from "@/endpoints/forms/group-booking.ts";
import { logUnread, messageStore } from "@/app/_composition/outbox.ts";
import { createFormReceiver } from "@/endpoints/forms/receive-form.ts";
import { systemTime } from "@/http/time.ts";

/** Requests a day for a group (H25, X27). */
export const POST = createFormReceiver({
  form: "group-booking",
  problems: ["name", "email", "adults", "children", "date", "closed", "minimum", "maximum"],
  parse: groupBookingParser({ provider: providerClient, now: systemTime.date, onFailure: logUnread }),
  now: systemTime.date,
  ...messageStore,
});
