import { mergeNeeds, need, type Needs } from "../catalog/needs.ts";
import { shortcodeNeeds } from "../shortcodes/engine/shortcode-needs.ts";
import { type DiagnosticLog, placeIn } from "./diagnostics.ts";
import { type Grouped, groupSlices } from "./group.ts";
import type { PageFacts } from "./page-context.ts";
import type { ParsedPage } from "./parse.ts";
import type { Registries } from "./registries.ts";
import type { SliceInstance } from "./slice.ts";

/** A page ready to be fetched for and drawn. */
export interface Plan extends ParsedPage {
  readonly facts: PageFacts;
  readonly tree: readonly Grouped<SliceInstance>[];
  /** What page and slices need for themselves: the products the page is about. */
  readonly ownNeeds: Needs;
  /** All there is to fetch: the same, what shortcodes name, and the currencies to choose from. */
  readonly needs: Needs;
}

/** Flat slices → tree, and what page, slices and shortcodes need → one value. */
export function plan(parsed: ParsedPage, facts: PageFacts, { shortcodes }: Registries, log: DiagnosticLog): Plan {
  const { page, slices, document } = parsed;
  const tree = groupSlices(slices, (slice) => log.in(placeIn(document, slice.id)));
  const texts = [page, ...slices].flatMap((part) => part.texts);
  const ownNeeds = mergeNeeds([page, ...slices].map((part) => part.needs(facts)));
  const shortcodesNeed = texts.map((text) => shortcodeNeeds(text, shortcodes));
  const needs = mergeNeeds([ownNeeds, ...shortcodesNeed, need("currencies", ["all"])]);
  return { ...parsed, facts, tree, ownNeeds, needs };
}
