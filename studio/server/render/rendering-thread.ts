import { bridge } from "../../../framework/next/bridge.ts";
import type { ToThread } from "../../protocol/thread-messages.ts";
import type { RequestedPage, RequestPage } from "./render-document.ts";
import { startThread, type Thread, ThreadEndedError } from "./start-thread.ts";

/** Milliseconds for one document, and for the code of a thread to load. A document that takes longer ends the thread. */
const defaultTimeoutMs = 30_000;

/** Milliseconds without a request after which the thread ends. */
const idleMs = 600_000;

/** A thread that renders for editors, so that visitors wait for none of it. */
interface RenderingThread {
  /**
   * Renders a document in the thread, which starts with the first request. Renders it once more where another document ended
   * the thread. Throws the error of the document, and when it takes too long.
   */
  readonly requestPage: RequestPage;
  readonly close: () => void;
}

/** Creates the thread of a bundle, which `scripts/build/studio` makes. A thread that ended is started again. */
export function createRenderingThread(file: string, timeoutMs = defaultTimeoutMs): RenderingThread {
  const threads = createThreads(file);
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  const request: RequestPage = async (place, input) => {
    if (isClosed) throw new ThreadEndedError("The studio is closed.");
    const thread = threads.get();
    clearTimeout(idle);
    idle = setTimeout(threads.end, idleMs, thread).unref();
    const onLate = () => threads.end(thread) ?? new Error(`The document was not rendered within ${timeoutMs} ms.`);
    return limitTime(thread.render(place, input), timeoutMs, onLate);
  };
  const stopListening = bridge().published.listen((masterRef) => threads.send({ type: "published", masterRef }));
  return {
    requestPage: (place, input) =>
      request(place, input).catch((error: unknown) => {
        if (error instanceof ThreadEndedError) return request(place, input);
        throw error;
      }),
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      stopListening();
      threads.end();
    },
  };
}

/** Creates threads of a bundle, of which one runs at a time. */
function createThreads(file: string) {
  let current: Thread | undefined;
  const forget = (ended: Thread) => void (current = current === ended ? undefined : current);
  const start = () => {
    const started: Thread = startThread(file, () => forget(started));
    return started;
  };
  return {
    get: () => (current ??= start()),
    send: (message: ToThread) => current?.send(message),
    /** Ends a thread, by default the one that runs. Returns an error where another document has ended it. */
    end: (thread = current): ThreadEndedError | undefined => {
      if (thread !== current) return new ThreadEndedError("The thread that renders for editors has ended.");
      current = undefined;
      thread?.end();
      return undefined;
    },
  };
}

/** Returns what a page resolves to. Throws what `onLate` returns when that takes longer. */
async function limitTime(page: Promise<RequestedPage>, ms: number, onLate: () => Error): Promise<RequestedPage> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onLate()), ms).unref();
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
