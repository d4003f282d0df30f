import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { bridge } from "../../../framework/next/bridge.ts";
import { noProcessSettings } from "../../../framework/next/process-settings.ts";
import { fromThreadSchema, type ToThread } from "../../protocol/thread-messages.ts";
import type { RequestedPage, RequestPage } from "./render-document.ts";

/** Megabytes of the thread's values. */
const maxOldGenerationSizeMb = 768;

interface Pending {
  readonly resolve: (page: RequestedPage) => void;
  readonly reject: (error: Error) => void;
}

export interface Thread {
  /** Throws the error of the document, or once the thread has ended. */
  readonly render: RequestPage;
  readonly send: (message: ToThread) => void;
  readonly end: () => void;
}

/** Starts the thread of a bundle. The process can end without it. */
export function startThread(file: string, onEnd: (thread: Thread) => void): Thread {
  const pending = new Map<number, Pending>();
  const worker = new Worker(file, {
    name: "studio",
    workerData: bridge().process?.settings ?? noProcessSettings,
    resourceLimits: { maxOldGenerationSizeMb },
  });
  let [lastId, cause]: [number, unknown] = [0, undefined];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const send = (message: ToThread) => worker.postMessage(message);
  const thread: Thread = {
    render: (place, input) => {
      lastId += 1;
      const id = lastId;
      return new Promise<RequestedPage>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        send({ type: "render", id, place, input });
      }).finally(() => pending.delete(id));
    },
    send,
    end: () => void worker.terminate(),
  };
  worker.on("message", (received: unknown) => settle(pending, received));
  worker.on("error", (error) => (cause = error));
  worker.on("exit", () => {
    onEnd(thread);
    const error = new Error("The thread that renders for editors has ended.", { cause });
    for (const { reject } of pending.values()) reject(error);
  });
  worker.unref();
  return thread;
}

function settle(pending: ReadonlyMap<number, Pending>, received: unknown): void {
  const message = v.parse(fromThreadSchema, received);
  const request = pending.get(message.id);
  if (message.type === "rendered") request?.resolve({ html: message.html, output: message.output });
  else request?.reject(message.error);
}
