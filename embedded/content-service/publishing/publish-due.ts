import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";

export interface ScheduleContext {
  readonly store: Pick<ContentStore, "state" | "publishOverlay">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Receives a message for each release that cannot be published, once for each revision. */
  readonly report: (message: string) => void;
  readonly published: () => void;
}

/** Creates the step that publishes all due releases, the earliest first, and returns the wait for the next. */
export function publishDue({ store, now, report, published }: ScheduleContext): () => Promise<number> {
  const reported = new Set<string>();

  async function publish(release: Overlay): Promise<void> {
    const result = await store.publishOverlay(release.id, now());
    if (!isRefusal(result)) return published();
    reported.add(overlayKey(release));
    report(`The scheduled release "${release.label}" was not published: ${result.message}`);
  }

  return async () => {
    const waiting = inOrder((await store.state()).releases).filter(({ release }) => !reported.has(overlayKey(release)));
    for (const { release, at } of waiting) if (at <= now()) await publish(release);
    const next = waiting.find(({ at }) => at > now());
    return next ? next.at - now() : Number.POSITIVE_INFINITY;
  };
}

interface Scheduled {
  readonly release: Overlay;
  readonly at: number;
}

function inOrder(releases: readonly Overlay[]): readonly Scheduled[] {
  return releases
    .flatMap((release): Scheduled[] => (release.scheduledAt === null ? [] : [{ release, at: release.scheduledAt }]))
    .sort((one, other) => one.at - other.at);
}

/** Identifies a revision of a release. */
function overlayKey({ id, revision }: Overlay): string {
  return `${id}@${revision}`;
}
