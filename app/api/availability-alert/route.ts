import { receiveAsSent } from "@/app/_composition/forms/receive-as-sent.ts";
import { parseAvailabilityAlert } from "@/forms/availability-alert.ts";

/** Notes who wants to hear when something can be booked again (X15). */
export const POST = receiveAsSent("availability-alert", parseAvailabilityAlert);
