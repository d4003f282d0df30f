import { messageStore } from "@/app/_composition/outbox.ts";
import { receiveAsSent } from "@/endpoints/forms/receive-as-sent.ts";
import { parseSubscription } from "@/catalog/form/newsletter.ts";

/** Subscribes a visitor to the newsletter (E9, F1, H26). */
export const POST = receiveAsSent("newsletter", parseSubscription, messageStore);
