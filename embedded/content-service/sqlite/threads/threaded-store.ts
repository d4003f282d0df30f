import type { ContentStore } from "../../store/content-store.ts";
import type { SearchResult } from "../../store/document-query.ts";
import { contentStoreOf } from "../content-store-of.ts";
import { isLongQuery } from "../search/is-long-query.ts";
import { answerOf, asking, Lane } from "./lane.ts";
import type { Assignment } from "./messages.ts";
import { ReplaceableThread } from "./replaceable-thread.ts";
import { StoreThread } from "./store-thread.ts";
import { workerProgram } from "./worker-program.ts";

type Search = Parameters<ContentStore["search"]>;

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
  const starting = (work: Assignment["work"]) => () => new StoreThread(program, { file, work, deliveries });
  const writer = new Lane(new ReplaceableThread(starting("write"), undefined), 1000);
  const quick = new Lane(new ReplaceableThread(starting("read"), timeLimit), 1000);
  const long = new Lane(new ReplaceableThread(starting("read"), timeLimit), 50);
  const close = async () => {
    await Promise.all([quick.close(), long.close()]);
    answerOf(await writer.close());
  };
  await opened(writer, close);
  const search = twoLaneSearch(asking(quick)("quickSearch"), asking(long)("search"));
  return { ...contentStoreOf(asking(quick), asking(writer), close), search };
}

/** What takes long, or turns out to, leaves the lane of the quick questions free. */
function twoLaneSearch(
  quickly: (...given: Search) => Promise<SearchResult | undefined>,
  atLength: ContentStore["search"],
): ContentStore["search"] {
  return async (view, query) =>
    (isLongQuery(query) ? undefined : await quickly(view, query)) ?? (await atLength(view, query));
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
