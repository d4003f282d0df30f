import type { ReactNode } from "react";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { Plan } from "../plan/plan-page.ts";
import { reportPictures } from "./report-pictures.ts";
import { reportShortcodeIds } from "./report-shortcode-ids.ts";

interface RenderedContent {
  readonly snapshot: Snapshot;
  readonly content: ReactNode;
  readonly log: DiagnosticLog;
}

/** Reports what all parts of a page have in common: pictures without a text, shortcodes that name what is not there. */
export function reportPageFindings(plan: Plan, { snapshot, content, log }: RenderedContent): void {
  reportPictures(plan, content, log);
  reportShortcodeIds(plan, snapshot, log);
}
