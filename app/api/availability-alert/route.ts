import { messageStore } from "@/app/_composition/outbox.ts";
import { createPlainReceiver } from "@/endpoints/forms/create-plain-receiver.ts";
import { parseAvailabilityAlert } from "@/catalog/form/availability-alert.ts";

/** Notes who wants to hear when something can be booked again (X15). */
export const POST = createPlainReceiver("availability-alert", parseAvailabilityAlert, messageStore);
