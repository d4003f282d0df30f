import { receiveAsSent } from "@/app/_composition/forms/receive-as-sent.ts";
import { parseSubscription } from "@/forms/newsletter.ts";

/** Subscribes a visitor to the newsletter (E9, F1, H26). */
export const POST = receiveAsSent("newsletter", parseSubscription);
