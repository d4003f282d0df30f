import type { Message } from "./message.ts";
import type { Outbox } from "./open-outbox.ts";
import type { SendMessage } from "./webhook.ts";

export interface DeliverySettings {
  readonly outbox: Pick<Outbox, "claimDue" | "markDelivered" | "postpone">;
  readonly send: SendMessage;
  readonly wait: (ms: number) => Promise<void>;
  /** Notified of each attempt that failed, and of a disk that can't be written. */
  readonly onFailure: (cause: unknown) => void;
}

/** Messages that are sent at once. */
const atOnce = 4;

/** Milliseconds between two looks at the outbox. */
const lookMs = 1000;

/** Sends what waits in an outbox, each message until it is accepted. Resolves when `isEnding`. */
export async function deliver(settings: DeliverySettings, isEnding: () => boolean): Promise<void> {
  while (!isEnding()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one batch after the other
    const batch = await claim(settings);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one batch after the other
    await Promise.all(batch.map((message) => attempt(message, settings)));
    // oxlint-disable-next-line eslint/no-await-in-loop -- until something is due
    if (batch.length === 0) await settings.wait(lookMs);
  }
}

/** Sends nothing while the disk can't be written: no delivery could be recorded. */
async function claim({ outbox, onFailure }: DeliverySettings): Promise<readonly Message[]> {
  try {
    return await outbox.claimDue(atOnce);
  } catch (cause) {
    onFailure(cause);
    return [];
  }
}

async function attempt(message: Message, { outbox, send, onFailure }: DeliverySettings): Promise<void> {
  try {
    await send(message);
    await outbox.markDelivered(message.id);
  } catch (cause) {
    onFailure(cause);
    await outbox.postpone(message.id).catch(onFailure);
  }
}
