import { bridge } from "../../../framework/next/bridge.ts";
import type { ToThread } from "../../protocol/thread-messages.ts";
import type { RequestPage } from "./render-document.ts";
import { startThread, type Thread } from "./start-thread.ts";

/** Milliseconds for one document. One that takes longer, or hangs, ends the thread. */
const defaultTimeoutMs = 30_000;

/** Milliseconds without a request after which the thread ends. */
const idleMs = 600_000;

/** A thread that renders for editors, so that visitors wait for none of it. */
interface RenderingThread {
  /** Renders a document in the thread, which starts with the first request. */
  readonly requestPage: RequestPage;
  readonly close: () => void;
}

/** Creates the thread of a bundle, which `scripts/build/studio` makes. A thread that ended is started again. */
export function createRenderingThread(file: string, timeoutMs = defaultTimeoutMs): RenderingThread {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => thread?.end();
  const start = () => startThread(file, (ended) => void (thread = thread === ended ? undefined : thread));
  const stopListening = listenToPublications((message) => thread?.send(message));
  return {
    requestPage: async (place, input) => {
      const current = (thread ??= start());
      clearTimeout(idle);
      idle = setTimeout(end, idleMs).unref();
      await current.ready;
      const limit = setTimeout(current.end, timeoutMs).unref();
      return current.render(place, input).finally(() => clearTimeout(limit));
    },
    close: () => {
      clearTimeout(idle);
      stopListening();
      end();
    },
  };
}

/** Calls a function with each publication, of this machine or another one. The result stops that. */
function listenToPublications(send: (message: ToThread) => void): () => void {
  const listen = (masterRef: string | undefined) => send({ type: "published", masterRef });
  const stops = [bridge().published.listen(listen), bridge().publishedElsewhere.listen(listen)];
  return () => {
    for (const stop of stops) stop();
  };
}
