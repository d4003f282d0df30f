import { EventEmitter, once } from "node:events";

/** Notes of whether the webhook takes messages. */
export interface DeliveryNotes {
  /** Notes why a message was not taken; undefined for one that was. */
  readonly note: (problem: string | undefined) => void;
  /** Returns why the last message was not taken; undefined when it was. */
  readonly readProblem: () => string | undefined;
  /**
   * Waits until the next message is taken or not, a second at most, and returns why not. Returns at once while an earlier
   * message is not taken: later ones wait behind it.
   */
  readonly waitForNext: () => Promise<string | undefined>;
}

/** Milliseconds that a publication waits for the receiver's response. */
const maxWaitMs = 1_000;

export function createDeliveryNotes(): DeliveryNotes {
  const events = new EventEmitter().setMaxListeners(0);
  let problem: string | undefined;
  return {
    note: (next) => {
      problem = next;
      events.emit("note");
    },
    readProblem: () => problem,
    waitForNext: async () => {
      if (problem === undefined) await once(events, "note", { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => {});
      return problem;
    },
  };
}
