import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Audience } from "./audience.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import { createPageContext } from "./create-page-context.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { PageContext } from "./page-context.ts";
import type { Ports } from "../ports.ts";
import { createMarkWords } from "../../preview/mark-words.ts";
import { createPreview } from "../../preview/create-preview.tsx";
import type { PreviewReport } from "../../preview/preview-report.ts";
import { watchSources } from "../../preview/watch-sources.ts";
import type { Registries } from "../registries.ts";
import { type Rendered, render } from "./render-page.tsx";

interface Drawing {
  readonly registries: Registries;
  readonly ports: Pick<Ports, "originOf">;
  readonly log: DiagnosticLog;
  readonly audience: Audience;
}

export interface Drawn extends Rendered {
  readonly page: PageContext;
  /** For editors only. */
  readonly report: PreviewReport | undefined;
}

/** Confirmed plan + what was read → the page, for whom it is meant. */
export function draw(plan: ConfirmedPlan, snapshot: Snapshot, drawing: Drawing): Drawn {
  if (drawing.audience === "editors") return drawForEditors(plan, snapshot, drawing);
  const { ports, log, audience } = drawing;
  const page = createPageContext(plan, snapshot, ports, log);
  return { ...render(plan, page, log, audience), page, report: undefined };
}

function drawForEditors(plan: ConfirmedPlan, snapshot: Snapshot, { registries, ports, log, audience }: Drawing): Drawn {
  const sources = watchSources();
  const published = createPageContext(plan, snapshot, ports, log, sources.contextFor);
  const { page, uses } = createPreview(published, plan, registries.shortcodes, sources);
  const rendered = render(plan, page, log, audience);
  const slices = new Map(plan.slices.map((slice) => [slice.id, slice]));
  const report = { diagnostics: log.all, shortcodes: uses(), slices, words: createMarkWords(page) };
  return { ...rendered, page, report };
}
