import { messageStore } from "@/app/_composition/outbox.ts";
import { createPlainReceiver } from "@/endpoints/forms/create-plain-receiver.ts";
import { parseSubscription } from "@/catalog/form/newsletter.ts";

/** Subscribes a visitor to the newsletter (E9, F1, H26). */
export const POST = createPlainReceiver("newsletter", parseSubscription, messageStore);
