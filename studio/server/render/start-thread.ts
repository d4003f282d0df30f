import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { bridge } from "../../../framework/next/bridge.ts";
import { noProcessSettings } from "../../../framework/next/process-settings.ts";
import { type FromThread, fromThreadSchema, type ToThread } from "../../protocol/thread-messages.ts";
import type { RequestedPage, RequestPage } from "./render-document.ts";

/** Megabytes. A thread has few for new values otherwise, which costs a quarter of its time in collections. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 96 };

/** A thread has ended, whatever it was rendering. */
export class ThreadEndedError extends Error {
  override readonly name = "ThreadEndedError";
}

interface Pending {
  readonly resolve: (page: RequestedPage) => void;
  readonly reject: (error: Error) => void;
}

export interface Thread {
  /** Throws the error of the document, and `ThreadEndedError`. A thread that is still loading renders once it has loaded. */
  readonly render: RequestPage;
  readonly send: (message: ToThread) => void;
  readonly end: () => void;
}

/** Starts the thread of a bundle. The process can end without it. */
export function startThread(file: string, onEnd: () => void): Thread {
  const settings = bridge().process?.settings ?? noProcessSettings;
  const worker = new Worker(file, { name: "studio", workerData: settings, resourceLimits });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const send = (message: ToThread) => worker.postMessage(message);
  const end = () => void worker.terminate();
  const requests = createRequests(send);
  worker.on("message", (received: unknown) => {
    const message = v.safeParse(fromThreadSchema, received);
    // The bundle may be that of another version.
    if (message.success) requests.receive(message.output);
    else end();
  });
  let cause: unknown;
  worker.on("error", (error) => (cause = error));
  worker.on("exit", () => {
    onEnd();
    requests.rejectAll(new ThreadEndedError("The thread that renders for editors has ended.", { cause }));
  });
  worker.unref();
  return { render: requests.render, send, end };
}

/** Creates the requests of one thread, each of which waits for its response. */
function createRequests(send: (message: ToThread) => void) {
  const pending = new Map<number, Pending>();
  let [lastId, ended]: [number, Error | undefined] = [0, undefined];
  const render: RequestPage = async (place, input) => {
    if (ended !== undefined) throw ended;
    lastId += 1;
    const id = lastId;
    return new Promise<RequestedPage>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      send({ type: "render", id, place, input });
    }).finally(() => pending.delete(id));
  };
  return {
    render,
    receive: (message: FromThread) => {
      if (message.type === "log") return bridge().telemetry?.log[message.level](message.event, message.message);
      const request = pending.get(message.id);
      if (message.type === "rendered") request?.resolve({ html: message.html, output: message.output });
      else request?.reject(message.error);
    },
    rejectAll: (error: Error) => {
      ended = error;
      for (const { reject } of pending.values()) reject(error);
    },
  };
}
