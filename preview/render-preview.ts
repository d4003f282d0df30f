import { createRenderer } from "../renderer/line.ts";
import type { Outcome } from "../renderer/outcome.ts";
import type { Ports } from "../renderer/ports.ts";
import type { Registries } from "../renderer/registries.ts";
import type { Route } from "../routing/route.ts";
import { createPreview } from "./create-preview.tsx";
import type { PreviewReport } from "./preview-report.ts";

export interface Previewed {
  readonly outcome: Outcome;
  /** For editors. Undefined where there is no page. */
  readonly report: PreviewReport | undefined;
}

/** Renders a page as editors see it. Its diagnostics are in the report and not in the log. Throws `ContentError`. */
export async function renderPreview(registries: Registries, ports: Ports, route: Route): Promise<Previewed> {
  const preview = createPreview(registries.shortcodes);
  const { renderPage } = createRenderer(registries, { ...ports, onDiagnostics: () => {} }, preview.decorator);
  const outcome = await renderPage(route);
  return { outcome, report: outcome.kind === "page" ? preview.report(outcome) : undefined };
}
