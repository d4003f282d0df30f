import type { SourceText } from "../../content/source-text.ts";
import { type Expanded, expandText } from "../../shortcodes/engine/expand-text.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import type { ExpandContext, ShortcodeInstance, TypedShortcode } from "../shortcode.ts";
import { createPlaceOf } from "./place-of.ts";

/** Returns the context that one shortcode expands with: a preview watches what the shortcode reads. */
export type ContextFor = (context: ExpandContext, node: TypedShortcode) => ExpandContext;

/** Creates the expander of one page. It expands each text once, and logs its findings as diagnostics. */
export function createTextExpander(
  plan: ConfirmedPlan,
  context: ExpandContext,
  log: DiagnosticLog,
  contextFor: ContextFor = (same) => same,
): (text: SourceText) => Expanded<ShortcodeInstance> {
  const placeOf = createPlaceOf(plan);
  const known = new Map<SourceText, Expanded<ShortcodeInstance>>();
  return (text) => {
    const expanded =
      known.get(text) ??
      expandText(plan.parseText(text), (use, enclosed, node) => use.text(contextFor(context, node), enclosed));
    if (!known.has(text)) {
      for (const { code, message, hint } of expanded.findings) log.in(placeOf(text))(code, message, hint);
      known.set(text, expanded);
    }
    return expanded;
  };
}
