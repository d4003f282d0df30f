import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { usesIn } from "../../shortcodes/engine/parsed-text.ts";
import { type DiagnosticLog, locationIn } from "../diagnostics.ts";
import type { PageInstance } from "../page-type.ts";
import type { ParsedPage } from "../parse/parse-page.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { SliceInstance } from "../slice.ts";
import { type Grouped, groupSlices } from "./group-slices.ts";

/** A page ready to be fetched for and rendered. */
export interface Plan extends ParsedPage {
  readonly facts: PageFacts;
  readonly tree: readonly Grouped<SliceInstance>[];
  /** The first round: for the page as each kind it may be, its slices, header, footer, and all shortcodes. */
  readonly needs: Needs;
}

/** Flat slices → tree; what page, slices, header, footer and shortcodes need → one value. */
export function planPage(parsed: ParsedPage, facts: PageFacts, log: DiagnosticLog): Plan {
  const { candidates, slices, shell, document, parseText } = parsed;
  const tree = groupSlices(slices, (slice) => log.in(locationIn(document, slice.id)));
  const parts = [...candidates, ...slices, shell.header, shell.footer];
  const declared = parts.map((part) => part.needs(facts));
  const uses = parts.flatMap(({ texts }) => texts.flatMap(({ text }) => usesIn(parseText(text))));
  return { ...parsed, facts, tree, needs: mergeNeeds([...declared, ...uses.map((use) => use.needs)]) };
}

/** First round → what the parts need besides, in a second and last round. */
export function followUpNeeds(plan: Plan, first: Snapshot): Needs {
  const { candidates, slices, shell, facts } = plan;
  const parts = [choosePage(candidates, first), ...slices, shell.header, shell.footer];
  return mergeNeeds(parts.map((part) => part.followUp(first, facts)));
}

/** Returns the page as the first kind that matches the catalog, else as the likeliest (specification §2). */
export function choosePage(candidates: ParsedPage["candidates"], snapshot: Snapshot): PageInstance {
  return candidates.find(({ matchesCatalog }) => matchesCatalog(snapshot)) ?? candidates[0];
}
