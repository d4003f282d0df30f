import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import * as v from "valibot";

const messageSchema = v.object({ tags: v.array(v.string()) });

export interface RenderedTags {
  /** Runs a rendering. Returns its result, and its tags when Next would store the page. */
  readonly collect: <Result>(
    render: () => Promise<Result>,
  ) => Promise<{ readonly result: Result; readonly tags: readonly string[] | undefined }>;
}

/** Receives the tags of the pages that this process renders. Meanwhile Next stores no page itself. */
export function receiveTags(): RenderedTags {
  const renderings = new AsyncLocalStorage<{ tags: readonly string[] | undefined }>();
  // The cache of pages publishes on it while Next would store a page (`framework/next/page-cache.mjs`).
  subscribe("tessera:rendered", (message) => {
    const rendering = renderings.getStore();
    const { success, output } = v.safeParse(messageSchema, message);
    if (rendering !== undefined && success) rendering.tags = output.tags;
  });
  return {
    collect: async (render) => {
      const rendering: { tags: readonly string[] | undefined } = { tags: undefined };
      const result = await renderings.run(rendering, render);
      return { result, tags: rendering.tags };
    },
  };
}

/** Tags that say something of the rendering itself (`app/_composition/page-tags.ts`). */
const marker = /^(?:read:\d+|lacks-data)$/;

/** Returns the tags of what a page was made of. */
export function contentTags(tags: readonly string[] = []): readonly string[] {
  return tags.filter((tag) => !marker.test(tag));
}

/** Returns when the content of a page was read, epoch milliseconds. Undefined when its tags do not say it. */
export function findReadTime(tags: readonly string[] = []): number | undefined {
  const tag = tags.find((each) => each.startsWith("read:"));
  return tag === undefined ? undefined : Number(tag.slice("read:".length));
}
