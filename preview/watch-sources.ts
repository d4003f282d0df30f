import type { ShortcodeDefinition, ShortcodeRegistry } from "../shortcodes/engine/define-shortcode.ts";
import type { ExpandContext } from "../shortcodes/engine/expand-context.ts";
import type { Attributes } from "../shortcodes/engine/source-text.ts";

export interface WatchedSources {
  /** The same shortcodes; what each looks at is noted while it expands. */
  readonly registry: ShortcodeRegistry;
  /** What a use of a shortcode looked at that needs don't name: `page`, `clock`. */
  readonly seenBy: (name: string, attributes: Attributes) => readonly string[];
}

/** What one shortcode with the same attributes looks at is the same everywhere on a page. */
export function watchSources(registry: ShortcodeRegistry): WatchedSources {
  const seen = new Map<string, Set<string>>();
  const watch = (definition: ShortcodeDefinition): ShortcodeDefinition => ({
    ...definition,
    parse: (attributes, reject) => {
      const instance = definition.parse(attributes, reject);
      if (instance === undefined) return undefined;
      const sources = new Set<string>();
      seen.set(keyOf(definition.name, attributes), sources);
      return { ...instance, text: (context, enclosed) => instance.text(watched(context, sources), enclosed) };
    },
  });
  return {
    registry: new Map([...registry].map(([name, definition]) => [name, watch(definition)])),
    seenBy: (name, attributes) => [...(seen.get(keyOf(name, attributes)) ?? [])],
  };
}

/** Products count once something is asked of them: a shortcode may take them out of its context and not need them. */
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

function keyOf(name: string, attributes: Attributes): string {
  return `${name} ${JSON.stringify(attributes)}`;
}
