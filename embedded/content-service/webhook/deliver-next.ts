import type { ContentStore } from "../store/content-store.ts";
import type { Delivery } from "../store/delivery-store.ts";
import { type RepositoryAddress, updateMessage } from "./message.ts";
import { send, type SendProblem, type Webhook } from "./send.ts";

interface DeliveryContext {
  readonly store: Pick<ContentStore, "state" | "nextDelivery" | "finishDelivery" | "postponeDelivery">;
  readonly webhook: Webhook;
  readonly repository: RepositoryAddress;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds for one attempt. */
  readonly timeLimit: number;
  /** Receives a message for each delivery that is refused at first, or abandoned. */
  readonly report: (message: string) => void;
  /** Receives why the last message was not taken; undefined when it was. */
  readonly noteProblem?: ((problem: string | undefined) => void) | undefined;
}

/**
 * Creates the step that sends the oldest due message and returns the wait for the next. A message is deleted only after
 * delivery or the last attempt. So receivers may get it twice, but never out of order. The first attempt of a start does
 * not wait: the receiver may have started again too.
 */
export function deliverNext(context: DeliveryContext): (signal: AbortSignal) => Promise<number> {
  const { store, now } = context;
  let waits = false;
  return async (signal) => {
    const delivery = await store.nextDelivery();
    if (!delivery) return Number.POSITIVE_INFINITY;
    const wait = waits ? waitFor(delivery, now()) : 0;
    waits = true;
    if (wait > 0) return wait;
    const problem = await tryToSend(delivery, context, signal);
    if (signal.aborted && problem !== undefined) return 0;
    context.noteProblem?.(problem && describeRefusal(delivery, problem, context));
    if (problem === undefined) await store.finishDelivery(delivery.number);
    else await noteFailure(delivery, problem, context);
    return 0;
  };
}

/** Returns milliseconds. A wait that is longer than its back-off means that the clock was set back: it is over. */
function waitFor({ dueAt, tries }: Delivery, now: number): number {
  const wait = dueAt - now;
  return wait > backOff(tries - 1) ? 0 : wait;
}

async function tryToSend({ change }: Delivery, context: DeliveryContext, signal: AbortSignal) {
  const { store, webhook, repository, now, timeLimit } = context;
  const { nonce } = await store.state();
  const message = updateMessage(change, nonce, { ...repository, secret: webhook.secret });
  return send(webhook, message, { now: now(), timeLimit, signal });
}

async function noteFailure(delivery: Delivery, problem: SendProblem, context: DeliveryContext) {
  const { store, now, webhook, report } = context;
  const { number, tries } = delivery;
  if (tries + 1 < maxTries) {
    if (tries === 0 && problem.isRefused) report(describeRefusal(delivery, problem, context));
    return store.postponeDelivery(number, now() + backOff(tries));
  }
  report(`Webhook message ${number} was abandoned after ${maxTries} tries at ${toOrigin(webhook)}: ${problem.reason}.`);
  return store.finishDelivery(number);
}

function describeRefusal({ number }: Delivery, { reason }: SendProblem, { webhook }: DeliveryContext): string {
  return `Webhook message ${number} was not taken at ${toOrigin(webhook)}: ${reason}. It is sent again, and later ones wait.`;
}

/** Returns only the origin of the address: the rest may be secret. */
function toOrigin({ url }: Webhook): string {
  return new URL(url).origin;
}

/** Attempts for a message, over about eighteen minutes. */
const maxTries = 12;

/** Returns milliseconds before the next attempt: a second, doubling each time, at most five minutes. */
export function backOff(tries: number): number {
  return Math.min(1000 * 2 ** tries, 300_000);
}
