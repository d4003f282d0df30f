import type { ContentStore } from "../../store/content-store.ts";
import { StoreError } from "../../store/store-error.ts";
import { contentStoreOf } from "../content-store-of.ts";
import { isLongQuery } from "../search/is-long-query.ts";
import { Lane } from "./lane.ts";
import { StoreThread } from "./store-thread.ts";
import { workerProgram } from "./worker-program.ts";

export interface ThreadedStoreOptions {
  readonly file: string;
  readonly deliveries: boolean;
  /** How long one question may take, milliseconds. */
  readonly timeLimit: number;
}

/**
 * A store whose SQL runs in three threads: one writes, one answers what is quick, and one searches for long. A question
 * sees every write that was answered before it was asked.
 */
export async function openThreadedStore({ file, deliveries, timeLimit }: ThreadedStoreOptions): Promise<ContentStore> {
  const program = await workerProgram();
  const reading = () => new StoreThread(program, { file, work: "read", deliveries });
  const writer = new Lane({
    startThread: () => new StoreThread(program, { file, work: "write", deliveries }),
    queue: 1000,
    timeLimit: undefined,
  });
  const quick = new Lane({ startThread: reading, queue: 1000, timeLimit });
  const long = new Lane({ startThread: reading, queue: 50, timeLimit });
  const close = async () => {
    await Promise.all([quick.close(), long.close()]);
    await writer.close();
  };
  await opened(writer, close);
  const readQuickly = asking(quick);
  const searchLong = asking(long)("search");
  return {
    ...contentStoreOf(readQuickly, asking(writer), close),
    search: (view, query) => (isLongQuery(query) ? searchLong(view, query) : readQuickly("search")(view, query)),
  };
}

/** The writer comes first, because it makes the file when there is none. */
async function opened(writer: Lane, close: () => Promise<void>): Promise<void> {
  try {
    await asking(writer)("open")();
  } catch (cause) {
    await close();
    throw cause;
  }
}

function asking(lane: Lane) {
  return (name: PropertyKey) =>
    async (...given: readonly unknown[]) => {
      const reply = await lane.ask({ name: String(name), given: [...given] });
      if (reply.is === "failure") throw new StoreError(reply.kind, reply.message);
      return reply.answer;
    };
}
