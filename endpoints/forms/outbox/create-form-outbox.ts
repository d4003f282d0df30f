import { deliver } from "./deliver.ts";
import type { Message } from "./message.ts";
import { openOutbox, type Outbox } from "./open-outbox.ts";
import { createWebhook } from "./webhook.ts";

interface FormOutboxOptions {
  readonly folder: string;
  /** Where messages are sent. Without an address they stay in the folder. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Notified where messages can't be stored. */
  readonly onFailure: (cause: unknown) => void;
  /** Notified where one can't be delivered now. */
  readonly onUndelivered: (cause: unknown) => void;
}

export interface FormOutbox {
  readonly add: (message: Message) => Promise<void>;
  /** Opens it and sends what waits. Never throws. */
  readonly start: () => Promise<void>;
}

/** Creates the outbox of a process's forms. The first message opens it, or `start`; after a failure the next one tries again. */
export function createFormOutbox(options: FormOutboxOptions): FormOutbox {
  let opening: Promise<Outbox> | undefined;
  const open = () => {
    opening ??= openAndDeliver(options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    add: async (message) => (await open()).add(message),
    start: async () => {
      await open().catch(options.onFailure);
    },
  };
}

async function openAndDeliver(options: FormOutboxOptions): Promise<Outbox> {
  const { folder, webhookUrl: url, webhookSecret: secret, now, onUndelivered: onFailure } = options;
  const outbox = await openOutbox({ folder, now });
  if (url === undefined) return outbox;
  const send = createWebhook({ url, secret, now });
  void deliver({ outbox, send, wait: pause, onFailure }, () => false);
  return outbox;
}

/** Waits without holding the process open. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
