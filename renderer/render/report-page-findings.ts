import type { ReactNode } from "react";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { DiagnosticLog } from "../contracts/diagnostics.ts";
import type { Plan } from "../plan/plan-page.ts";
import { reportPictures } from "./report-pictures.ts";
import { reportShortcodeIds } from "./report-shortcode-ids.ts";

interface RenderedContent {
  readonly snapshot: Snapshot;
  readonly content: ReactNode;
  readonly log: DiagnosticLog;
}

/** Reports pictures without a text, and shortcodes that name what the catalog does not have. */
export function reportPageFindings(plan: Plan, { snapshot, content, log }: RenderedContent): void {
  reportPictures(plan, content, log);
  reportShortcodeIds(plan, snapshot, log);
}
