import { mergeNeeds, need, type Needs } from "../../catalog/snapshot/needs.ts";
import { usesIn } from "../../shortcodes/engine/parsed-text.ts";
import { type DiagnosticLog, placeIn } from "../diagnostics.ts";
import { type Grouped, groupSlices } from "./group-slices.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { ParsedPage } from "../parse/parse-page.ts";
import type { SliceInstance } from "../slice.ts";

/** A page ready to be fetched for and drawn. */
export interface Plan extends ParsedPage {
  readonly facts: PageFacts;
  readonly tree: readonly Grouped<SliceInstance>[];
  /** All there is to fetch: for the page as each kind it may be, its slices, what shortcodes name, the currencies to choose from. */
  readonly needs: Needs;
}

/** Flat slices → tree, and what page, slices and shortcodes need → one value. */
export function plan(parsed: ParsedPage, facts: PageFacts, log: DiagnosticLog): Plan {
  const { pages, slices, document } = parsed;
  const tree = groupSlices(slices, (slice) => log.in(placeIn(document, slice.id)));
  const parts = [...pages, ...slices];
  const partsNeed = parts.map((part) => part.needs(facts));
  const uses = parts.flatMap((part) => part.texts.flatMap(({ text }) => usesIn(parsed.parseText(text))));
  const shortcodesNeed = uses.map((use) => use.needs);
  const needs = mergeNeeds([...partsNeed, ...shortcodesNeed, need("currencies", ["all"])]);
  return { ...parsed, facts, tree, needs };
}
