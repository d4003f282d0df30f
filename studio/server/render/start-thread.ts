import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { bridge } from "../../../framework/next/bridge.ts";
import { noProcessSettings } from "../../../framework/next/process-settings.ts";
import { fromThreadSchema, type ToThread } from "../../protocol/thread-messages.ts";
import type { RequestedPage, RequestPage } from "./render-document.ts";

/** Megabytes. A thread has few for new values otherwise, which costs a quarter of its time in collections. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 96 };

interface Pending {
  readonly resolve: (page: RequestedPage) => void;
  readonly reject: (error: Error) => void;
}

export interface Thread {
  /** Resolves once its code has loaded. Throws when it has ended. */
  readonly ready: Promise<void>;
  /** Throws the error of the document, or once the thread has ended. */
  readonly render: RequestPage;
  readonly send: (message: ToThread) => void;
  readonly end: () => void;
}

/** Starts the thread of a bundle. The process can end without it. */
export function startThread(file: string, onEnd: (thread: Thread) => void): Thread {
  const settings = bridge().process?.settings ?? noProcessSettings;
  const worker = new Worker(file, { name: "studio", workerData: settings, resourceLimits });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const send = (message: ToThread) => worker.postMessage(message);
  const thread: Thread = {
    ready: waitUntilReady(worker),
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
  onExit(worker, (error) => {
    onEnd(thread);
    for (const { reject } of pending.values()) reject(error);
  });
  worker.unref();
  return thread;
}

/** Its first message is that it is ready. */
function waitUntilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("message", () => resolve());
    onExit(worker, reject);
  });
}

/** Calls a function when a thread has ended, with the cause where it failed. */
function onExit(worker: Worker, listener: (error: Error) => void): void {
  let cause: unknown;
  worker.on("error", (error) => (cause = error));
  worker.on("exit", () => listener(new Error("The thread that renders for editors has ended.", { cause })));
}

function settle(pending: ReadonlyMap<number, Pending>, received: unknown): void {
  const message = v.parse(fromThreadSchema, received);
  if (message.type === "ready") return;
  const request = pending.get(message.id);
  if (message.type === "rendered") request?.resolve({ html: message.html, output: message.output });
  else request?.reject(message.error);
}
