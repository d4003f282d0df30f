import type { SourceText } from "../../content/source-text.ts";
import type { TextOfUse } from "../../shortcodes/engine/expand-shortcode.ts";
import { expandSegments, expandText } from "../../shortcodes/engine/expand-text.ts";
import type { Finding } from "../../shortcodes/engine/findings.ts";
import type { ParsedText } from "../../shortcodes/engine/parsed-text.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import type { ExpandContext, ShortcodeInstance, TypedShortcode } from "../shortcode.ts";
import type { PageContext } from "./page-context.ts";
import { createPlaceOf } from "./place-of.ts";

/** Returns the context that one shortcode expands with: a preview watches what the shortcode reads. */
export type ContextFor = (context: ExpandContext, node: TypedShortcode) => ExpandContext;

/** Creates the expander of one page. It expands each text once, and logs its findings as diagnostics. */
export function createTextExpander(
  plan: ConfirmedPlan,
  context: ExpandContext,
  log: DiagnosticLog,
  contextFor: ContextFor = (same) => same,
): Pick<PageContext, "text" | "segments"> {
  const placeOf = createPlaceOf(plan);
  const textOfUse: TextOfUse<ShortcodeInstance> = (use, enclosed, node) =>
    use.text(contextFor(context, node), enclosed);
  const asText = expandOnce(expandText);
  const asSegments = expandOnce(expandSegments);
  return { text: (text) => asText(text).text, segments: (text) => asSegments(text).segments };

  function expandOnce<Expanded extends { readonly findings: readonly Finding[] }>(
    expand: (parsed: ParsedText<ShortcodeInstance>, text: typeof textOfUse) => Expanded,
  ): (text: SourceText) => Expanded {
    const known = new Map<SourceText, Expanded>();
    return (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const expanded = expand(plan.parseText(text), textOfUse);
      for (const { code, message, hint } of expanded.findings) log.in(placeOf(text))(code, message, hint);
      known.set(text, expanded);
      return expanded;
    };
  }
}
