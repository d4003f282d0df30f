import { namedById } from "../../catalog/snapshot/named-by-id.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { listUses } from "../../text/parsed-text.ts";
import type { DiagnosticLog } from "../contracts/diagnostics.ts";
import type { PartFinding } from "../contracts/part.ts";
import { listParts, type Plan } from "../plan/plan-page.ts";
import { unknownIds } from "../define/unknown-ids.ts";
import { locatePage } from "./create-text-locator.ts";

/** Reports shortcodes that name products, collections or places that the catalog does not have. */
export function reportShortcodeIds(plan: Plan, snapshot: Snapshot, log: DiagnosticLog): void {
  // The needs of the page contain those of its shortcodes, each once. Most pages have nothing to report.
  if (unknownIn(plan.needs, snapshot).length === 0) return;
  const locateText = locatePage(plan);
  for (const { text } of listParts(plan).flatMap(({ texts }) => texts)) {
    const findings = listUses(plan.parseText(text)).flatMap(({ needs }) => unknownIn(needs, snapshot));
    for (const { code, message, hint } of findings) log.in(locateText(text))(code, message, hint);
  }
}

function unknownIn(needs: Needs, snapshot: Snapshot): readonly PartFinding[] {
  return namedById.flatMap((what) => {
    const queries = needs[what];
    if (queries === undefined) return [];
    const ids = [...queries.values()].map(({ id }) => id);
    return unknownIds(what, ids, snapshot);
  });
}
