import { deliver } from "../../endpoints/forms/outbox/deliver.ts";
import { openOutbox, type Outbox } from "../../endpoints/forms/outbox/open-outbox.ts";
import type { Message } from "../../endpoints/forms/outbox/message.ts";
import { createWebhook } from "../../endpoints/forms/outbox/webhook.ts";
import { systemTime } from "../../http/time.ts";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { environment } from "./environment.ts";
import { logOnceAMinute } from "./log.ts";
import { shareAcrossPrograms } from "../../framework/next/share-across-programs.ts";

interface FormOutbox {
  readonly add: (message: Message) => Promise<void>;
  /** Opens it and sends what waits. Never throws. */
  readonly start: () => Promise<void>;
}

declare global {
  interface SharedByPrograms {
    readonly formOutbox: FormOutbox;
  }
}

/** The messages of this process's forms. */
export const formOutbox = shareAcrossPrograms("formOutbox", createFormOutbox);

/** Where forms send their messages. */
export const messageStore = { add: formOutbox.add, onFailure: logFailure };

function createFormOutbox(): FormOutbox {
  let opening: Promise<Outbox> | undefined;
  const open = () => {
    opening ??= openAndDeliver().catch((error: unknown) => {
      // The next post tries again.
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    add: async (message) => (await open()).add(message),
    start: async () => {
      await open().catch(logFailure);
    },
  };
}

async function openAndDeliver(): Promise<Outbox> {
  const { folder, webhookUrl: url, webhookSecret: secret } = environment.forms;
  const outbox = await openOutbox({ folder, now: systemTime.date });
  if (url === undefined) return outbox;
  const send = createWebhook({ url, secret, now: systemTime.date });
  void deliver({ outbox, send, wait: pause, onFailure: logUndelivered }, () => false);
  return outbox;
}

function logUndelivered(cause: unknown): void {
  logOnceAMinute("form-delivery-failure", toErrorMessage(cause));
}

/** Waits without holding the process open. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** Logs that messages can't be stored. */
function logFailure(cause: unknown): void {
  logOnceAMinute("form-not-stored", toErrorMessage(cause));
}

/** Logs that a message was accepted without its product. */
export function logUnread(cause: unknown): void {
  logOnceAMinute("form-product-failure", toErrorMessage(cause));
}
