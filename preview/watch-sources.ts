import type { ContextFor } from "../renderer/render/decoration.ts";
import type { ExpandContext, TypedShortcode } from "../renderer/contracts/shortcode.ts";

export interface WatchedSources {
  readonly contextFor: ContextFor;
  /** Returns what a shortcode read that its needs do not name: `page`, `clock`. */
  readonly readBy: (node: TypedShortcode) => readonly string[];
}

/** Notes what each shortcode reads while it expands. */
export function watchSources(): WatchedSources {
  const read = new Map<TypedShortcode, Set<string>>();
  return {
    contextFor: (context, node) => {
      const sources = new Set<string>();
      read.set(node, sources);
      return watched(context, sources);
    },
    readBy: (node) => [...(read.get(node) ?? [])],
  };
}

/** The products count once one of them is read: a shortcode may destructure its context and not read them. */
function watched(context: ExpandContext, sources: Set<string>): ExpandContext {
  const pageProducts = new Proxy(context.pageProducts, {
    get: (products, key) => {
      sources.add("page");
      return Reflect.get(products, key);
    },
  });
  return {
    ...context,
    pageProducts,
    get now() {
      sources.add("clock");
      return context.now;
    },
  };
}
