import { messageStore } from "@/app/_composition/outbox.ts";
import { receiveAsSent } from "@/endpoints/forms/receive-as-sent.ts";
import { parseAvailabilityAlert } from "@/catalog/form/availability-alert.ts";

/** Notes who wants to hear when something can be booked again (X15). */
export const POST = receiveAsSent("availability-alert", parseAvailabilityAlert, messageStore);
