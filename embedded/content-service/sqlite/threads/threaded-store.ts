import type { ContentStore, OpenStore } from "../../store/content-store.ts";
import type { SearchResult } from "../../store/document-query.ts";
import { createContentStore } from "../create-content-store.ts";
import { isExpensiveQuery } from "../search/is-expensive-query.ts";
import { unwrapResult, createOperations, CallQueue, type QueueUser } from "./call-queue.ts";
import type { Assignment } from "./messages.ts";
import { ReplaceableThread } from "./replaceable-thread.ts";
import { StoreThread } from "./store-thread.ts";
import { workerProgram } from "./worker-program.ts";

type Search = Parameters<ContentStore["search"]>;

export interface ThreadedStoreOptions {
  readonly file: string;
  readonly deliveries: boolean;
  /** Milliseconds that one operation may take. */
  readonly timeLimit: number;
}

/**
 * Opens a store with three threads: one writes, one reads fast, and one runs expensive searches. A read sees every
 * write that was confirmed before it. Reads of writers precede those of readers.
 */
export async function openThreadedStore({ file, deliveries, timeLimit }: ThreadedStoreOptions): Promise<OpenStore> {
  const program = await workerProgram();
  const threadFor = (work: Assignment["work"]) => () => new StoreThread(program, { file, work, deliveries });
  const writer = new CallQueue(new ReplaceableThread(threadFor("write"), undefined), 1000);
  const fastReads = new CallQueue(new ReplaceableThread(threadFor("read"), timeLimit), 1000);
  const slowReads = new CallQueue(new ReplaceableThread(threadFor("read"), timeLimit), 50);
  const close = async () => {
    await Promise.all([fastReads.close(), slowReads.close()]);
    unwrapResult(await writer.close());
  };
  await opened(writer, close);
  const storeFor = (user: QueueUser) => {
    const read = createOperations(fastReads, user);
    const search = searchInTwoQueues(read("searchWithinBudget"), createOperations(slowReads, user)("search"));
    return { ...createContentStore(read, createOperations(writer), close), search };
  };
  return { ...storeFor("reader"), forWriters: storeFor("writer") };
}

/** Searches fast within a budget, otherwise in the queue of expensive searches. */
function searchInTwoQueues(
  searchFast: (...args: Search) => Promise<SearchResult | undefined>,
  searchSlowly: ContentStore["search"],
): ContentStore["search"] {
  return async (view, query) =>
    (isExpensiveQuery(query) ? undefined : await searchFast(view, query)) ?? (await searchSlowly(view, query));
}

/** Opens the writer first, because it creates a missing file. */
async function opened(writer: CallQueue, close: () => Promise<void>): Promise<void> {
  try {
    await createOperations(writer)("open")();
  } catch (cause) {
    await close();
    throw cause;
  }
}
