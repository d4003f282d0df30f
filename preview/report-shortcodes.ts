import { type Needs, noNeeds } from "../catalog/snapshot/needs.ts";
import type { ContentLocation } from "../renderer/contracts/diagnostics.ts";
import type { ShortcodeExpansion, ShortcodeRegistry, TextSegment } from "../renderer/contracts/shortcode.ts";
import { findNearestName } from "../text/find-nearest-name.ts";
import type { ShortcodeProblem, ShortcodeReport } from "./preview-report.ts";
import type { WatchedSources } from "./watch-sources.ts";

/** Returns what editors read about each shortcode of an expanded text. */
export function reportShortcodes(
  segments: readonly TextSegment[],
  location: ContentLocation,
  registry: ShortcodeRegistry,
  readBy: WatchedSources["readBy"],
): ReadonlyMap<ShortcodeExpansion, ShortcodeReport> {
  const expansions = new Set(segments.flatMap(({ within }) => within));
  return new Map([...expansions].map((expansion) => [expansion, toShortcodeReport(expansion)]));

  function toShortcodeReport(expansion: ShortcodeExpansion): ShortcodeReport {
    const { node, text: value } = expansion;
    const { name, enclosed } = node;
    const readFrom = [...listNeedKeys(node.use?.needs ?? noNeeds), ...readBy(node)];
    const source = enclosed?.tag ?? node.source;
    return { name, source, location, value, problem: toShortcodeProblem(expansion, registry), readFrom };
  }
}

function toShortcodeProblem(
  { node, problem }: ShortcodeExpansion,
  registry: ShortcodeRegistry,
): ShortcodeProblem | undefined {
  if (problem === undefined) return undefined;
  if (problem !== "unknown") return { kind: problem };
  return { kind: problem, meant: findNearestName(node.name, registry.keys()) ?? node.name };
}

/** Returns what is needed as keys: `products/123`. */
function listNeedKeys(needs: Needs): readonly string[] {
  return Object.entries(needs).flatMap(([name, queries]) => [...queries.keys()].map((key) => `${name}/${key}`));
}
