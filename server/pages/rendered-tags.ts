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
  // The cache of pages publishes on it while Next would store a page (`server/page-cache.mjs`).
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
