import type { Outbox } from "./open-outbox.ts";
import type { Message } from "./message.ts";
import type { Send } from "./webhook.ts";

export interface DeliverySettings {
  readonly outbox: Pick<Outbox, "waiting" | "delivered">;
  readonly send: Send;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Notified of each attempt that failed. */
  readonly onFailure: (cause: unknown) => void;
}

/** Messages that are sent at once. */
const atOnce = 4;

/** Milliseconds: after the first failure, at most, and between two looks at the outbox. */
const [firstPause, longestPause, lookMs] = [1000, 900_000, 1000];

interface Attempts {
  readonly count: number;
  /** When the next one is due. */
  readonly due: number;
}

/** Sends what waits in an outbox, each message until it is accepted, with pauses that double. Resolves when `isEnding`. */
export async function deliver(settings: DeliverySettings, isEnding: () => boolean): Promise<void> {
  const failed = new Map<string, Attempts>();
  while (!isEnding()) {
    const due = settings.outbox.waiting().filter(({ id }) => (failed.get(id)?.due ?? 0) <= settings.now());
    const batch = due.slice(0, atOnce);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one batch after the other
    await Promise.all(batch.map((message) => attempt(message, failed, settings)));
    // oxlint-disable-next-line eslint/no-await-in-loop -- until something is due
    if (batch.length === 0) await settings.wait(lookMs);
  }
}

async function attempt(message: Message, failed: Map<string, Attempts>, settings: DeliverySettings): Promise<void> {
  const { outbox, send, now, onFailure } = settings;
  const { id } = message;
  try {
    await send(message);
    await outbox.delivered(id);
    failed.delete(id);
  } catch (cause) {
    const count = (failed.get(id)?.count ?? 0) + 1;
    failed.set(id, { count, due: now() + Math.min(longestPause, firstPause * 2 ** (count - 1)) });
    onFailure(cause);
  }
}
