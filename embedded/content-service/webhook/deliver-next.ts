import type { ContentStore } from "../store/content-store.ts";
import type { Delivery } from "../store/delivery-store.ts";
import { updateMessage } from "./message.ts";
import type { RepositoryAddress } from "./message.ts";
import { send } from "./send.ts";
import type { Webhook } from "./send.ts";

interface DeliveryContext {
  readonly store: Pick<ContentStore, "state" | "nextDelivery" | "finishDelivery" | "postponeDelivery">;
  readonly webhook: Webhook;
  readonly repository: RepositoryAddress;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds for one try. */
  readonly timeLimit: number;
  /** Told of each message that is given up. */
  readonly report: (message: string) => void;
}

/**
 * Makes the step that sends the oldest message, if it is due, and gives the wait for the next. A message is forgotten
 * only after it was taken or given up, so a receiver may get it twice, but never misses it or sees it after a newer one.
 */
export function deliverNext(context: DeliveryContext): (signal: AbortSignal) => Promise<number> {
  const { store, now } = context;
  return async (signal) => {
    const delivery = await store.nextDelivery();
    if (!delivery) return Number.POSITIVE_INFINITY;
    const wait = delivery.dueAt - now();
    if (wait > 0) return wait;
    const problem = await tryToSend(delivery, context, signal);
    if (problem === undefined) await store.finishDelivery(delivery.number);
    else if (!signal.aborted) await noteFailure(delivery, problem, context);
    return 0;
  };
}

async function tryToSend({ change }: Delivery, context: DeliveryContext, signal: AbortSignal) {
  const { store, webhook, repository, now, timeLimit } = context;
  const { nonce } = await store.state();
  const message = updateMessage(change, nonce, { ...repository, secret: webhook.secret });
  return send(webhook, message, { now: now(), timeLimit, signal });
}

/** The report names no more of the address than its origin: the rest may be secret. */
async function noteFailure({ number, tries }: Delivery, problem: string, context: DeliveryContext) {
  const { store, now, webhook, report } = context;
  if (tries + 1 < maxTries) return store.postponeDelivery(number, now() + backOff(tries));
  const { origin } = new URL(webhook.url);
  report(`Webhook message ${number} was given up after ${maxTries} tries at ${origin}: ${problem}.`);
  return store.finishDelivery(number);
}

/** How often a message is sent before it is given up: for about eighteen minutes. */
const maxTries = 12;

/** Milliseconds between a failed try, the first being number 0, and the next: a second, then twice as long each time, at most five minutes. */
export function backOff(tries: number): number {
  return Math.min(1000 * 2 ** tries, 300_000);
}
