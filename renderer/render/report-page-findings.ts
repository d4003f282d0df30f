import type { ReactNode } from "react";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { DiagnosticLog } from "../contracts/diagnostics.ts";
import type { Plan } from "../plan/plan-page.ts";
import { reportGreenClaims } from "./report-green-claims.ts";
import { reportPictures } from "./report-pictures.ts";
import { reportShortcodeIds } from "./report-shortcode-ids.ts";

interface RenderedContent {
  readonly snapshot: Snapshot;
  readonly content: ReactNode;
  readonly log: DiagnosticLog;
}

/** Reports pictures without a text, shortcodes that name what the catalog does not have, and generic green claims. */
export function reportPageFindings(plan: Plan, { snapshot, content, log }: RenderedContent): void {
  reportPictures(plan, content, log);
  reportShortcodeIds(plan, snapshot, log);
  reportGreenClaims(plan, log);
}
