import type { Redis } from "ioredis";
import { epochNow } from "../../epoch-now.ts";
import type { PageStore } from "../../pages/page-store.ts";
import { everyPage } from "../every-page.ts";
import { createContentRefs } from "./content-refs.ts";
import { createPublicationHistory, type PublicationHistory } from "./publication-history.ts";
import { createPublicationStream, type PublicationStream } from "./publication-stream.ts";

/** The publications of all machines. */
interface Publications
  extends Pick<PageStore, "publish" | "onPublished">, Pick<PublicationStream, "isCurrent" | "stop"> {
  /** Positions in it decide whether a page has changed. */
  readonly history: PublicationHistory;
  /** Reads the latest ones. Calls at once share one reading. */
  readonly catchUp: () => Promise<void>;
}

/** Exchanges publications, and their refs, with the other machines through the stream `key`. */
export function createPublications(redis: Redis, key: string, lifetimeMs: number): Publications {
  const history = createPublicationHistory(100_000);
  const refs = createContentRefs();
  const listeners = new Set<Parameters<PageStore["onPublished"]>[0]>();
  const stream = createPublicationStream({
    redis,
    key,
    lifetimeMs,
    history,
    everything: [everyPage],
    receive: (publication) => {
      refs.pass(publication);
      for (const listen of listeners) listen({ tags: publication.tags, at: epochNow() });
    },
  });
  let underWay: Promise<void> | undefined;
  return {
    history,
    isCurrent: stream.isCurrent,
    catchUp: () => (underWay ??= stream.start().finally(() => void (underWay = undefined))),
    publish: ({ tags }) => stream.publish({ tags, ...refs.take() }),
    onPublished: (listener) => {
      listeners.add(listener);
      void stream.start();
    },
    stop: stream.stop,
  };
}
