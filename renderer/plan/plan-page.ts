import type { Product } from "../../catalog/product/product.ts";
import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { listUses } from "../../text/parsed-text.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import type { Part } from "../contracts/part.ts";
import type { ShortcodeInstance } from "../contracts/shortcode.ts";
import type { PageInstance } from "../contracts/page-type.ts";
import type { ParsedPage } from "../parse/parse-page.ts";
import type { PageFacts } from "../contracts/page-context.ts";
import type { SliceInstance } from "../contracts/slice.ts";
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
  const { slices, document } = parsed;
  const tree = groupSlices<SliceInstance>(slices, (slice) => log.in(locationIn(document, slice.id)));
  const declared = listParts(parsed).map((part) => part.needs(facts));
  const needs = mergeNeeds([...declared, ...listShortcodes(parsed).map((use) => use.needs)]);
  return { ...parsed, facts, tree, needs };
}

/** Returns all parts of a page that may have texts and needs. */
export function listParts({ candidates, slices, shell }: ParsedPage): readonly Part[] {
  return [...candidates, ...slices, shell.header, shell.footer];
}

function listShortcodes(parsed: ParsedPage): readonly ShortcodeInstance[] {
  const uses: ShortcodeInstance[] = [];
  for (const { texts } of listParts(parsed)) for (const { text } of texts) listUses(parsed.parseText(text), uses);
  return uses;
}

/** First round → what parts and shortcodes need besides, in a second and last round. */
export function followUpNeeds(plan: Plan, first: Snapshot): Needs {
  const { candidates, slices, shell, facts } = plan;
  const page = choosePage(candidates, first);
  const about = listAboutProducts(page, first, facts);
  const ofParts = [page, ...slices, shell.header, shell.footer].map((part) => part.followUp(first, facts));
  return mergeNeeds([...ofParts, ...listShortcodes(plan).map((use) => use.followUp(about))]);
}

/** Returns the page as the first kind that matches the catalog, else as the likeliest (E15). */
export function choosePage(candidates: ParsedPage["candidates"], snapshot: Snapshot): PageInstance {
  return candidates.find(({ matchesCatalog }) => matchesCatalog(snapshot)) ?? candidates[0];
}

/** Returns nothing where `about` throws: rendering calls it again and reports its error. */
function listAboutProducts(page: PageInstance, first: Snapshot, facts: PageFacts): readonly Product[] {
  try {
    return page.about(first, facts);
  } catch {
    return [];
  }
}
