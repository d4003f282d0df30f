import type { ContentStore } from "../store/content-store.ts";
import { deliverNext } from "../webhook/deliver-next.ts";
import type { RepositoryAddress } from "../webhook/message.ts";
import type { Webhook } from "../webhook/send.ts";
import type { HistorySettings } from "../settings/history.ts";
import { type Clock, type Loop, startLoop, systemClock } from "./loop.ts";
import { publishDue } from "./publish-due.ts";

interface BackgroundOptions {
  readonly store: ContentStore;
  readonly repository: RepositoryAddress;
  /** Undefined for no webhook; the store should then record no messages. */
  readonly webhook: Webhook | undefined;
  readonly clock?: Clock;
  /** Which versions of the history to retain; default all. */
  readonly history?: HistorySettings;
  /** Milliseconds within which the webhook's receiver must respond. */
  readonly timeLimit?: number;
  readonly report?: (...message: readonly unknown[]) => void;
  /** Receives why the webhook did not take the last message; undefined when it did. */
  readonly noteProblem?: (problem: string | undefined) => void;
}

/** Publishes due releases, notifies the webhook and prunes old revisions; call `wake` after changes. */
export function startBackground(options: BackgroundOptions): Loop {
  const { store, repository, webhook, clock = systemClock, timeLimit = 10_000, report = console.error } = options;
  const { noteProblem } = options;
  const { now } = clock;
  const loop = (step: (signal: AbortSignal) => Promise<number>, maxWait: number) =>
    startLoop({ step, clock, maxWait, failed: (cause) => report("content service:", cause) });
  const pruning = loop(pruneOld(store, now, options.history ?? {}), 300_000);
  const delivery =
    webhook && loop(deliverNext({ store, webhook, repository, now, timeLimit, report, noteProblem }), 30_000);
  const schedule = loop(publishDue({ store, now, published: () => delivery?.wake(), report }), 30_000);
  const woken = delivery ? [schedule, delivery] : [schedule];
  return {
    wake: () => woken.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all([...woken, pruning].map(({ stop }) => stop()))),
  };
}

/** Milliseconds for which replaced revisions remain readable. */
const readableFor = 3_600_000;

const day = 86_400_000;

/** Creates the step that prunes unreadable revisions, and versions that the settings do not retain. */
function pruneOld(
  store: Pick<ContentStore, "prune" | "pruneHistory" | "thinSaves">,
  now: () => number,
  { days, versions }: HistorySettings,
): () => Promise<number> {
  return async () => {
    await store.prune(now() - readableFor);
    await store.thinSaves(now());
    if (days !== undefined || versions !== undefined) {
      await store.pruneHistory({ versions, before: days === undefined ? undefined : now() - days * day });
    }
    return Number.POSITIVE_INFINITY;
  };
}
