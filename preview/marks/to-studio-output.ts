import { stripMarks } from "../../studio/protocol/mark-letters.ts";
import type { StudioPageOutput } from "../../studio/protocol/studio-page.ts";
import { listFindings } from "./list-findings.ts";
import type { Marked, MarkedPage } from "./render-marked.ts";

/** Returns what the studio needs of a page besides its HTML. For one slice, only its findings are known. */
export function toStudioOutput(
  { outcome, marks, addresses, composed, diagnostics }: MarkedPage,
  { document, slice }: Marked,
): StudioPageOutput {
  const findings = listFindings(diagnostics, document).filter((each) => slice === null || each.slice === slice);
  return {
    outcome: outcome?.kind ?? "not-found",
    marks: [...marks],
    addresses: [...addresses],
    composed: [...composed],
    kind: outcome?.kind === "page" ? (outcome.page.kind ?? null) : null,
    title: outcome?.kind === "page" ? stripMarks(outcome.metadata.title) : null,
    findings: findings.map((each) => ({ ...each, message: stripMarks(each.message), hint: stripMarks(each.hint) })),
  };
}
