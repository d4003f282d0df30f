import type { EditorQueries } from "../content/client/content-service.ts";
import type { RawDocument } from "../content/document.ts";
import { createRenderer } from "../renderer/line.ts";
import type { Outcome } from "../renderer/outcome.ts";
import type { Ports } from "../renderer/contracts/ports.ts";
import type { Registries } from "../renderer/contracts/registries.ts";
import type { Route } from "../routing/route.ts";
import { createPreview } from "./create-preview.tsx";
import type { PreviewReport } from "./preview-report.ts";
import { reportDeadLinks } from "./report-dead-links.ts";

export interface Previewed {
  readonly outcome: Outcome;
  /** For editors. Undefined without a page. */
  readonly report: PreviewReport | undefined;
}

type ReadByIds = EditorQueries["byIds"];

/**
 * Renders a page as editors see it. Its diagnostics are in the report and not in the log, with its links to nowhere.
 * `readByIds` reads its translations, with one query; without it, translations are omitted. Throws `ContentError`.
 */
export async function renderPreview(
  registries: Registries,
  ports: Ports,
  route: Route,
  readByIds: ReadByIds = async () => [],
): Promise<Previewed> {
  const preview = createPreview(registries.shortcodes);
  const { renderPage } = createRenderer(registries, { ...ports, onDiagnostics: () => {} }, preview.decorator);
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") return { outcome, report: undefined };
  const [translations, deadLinks] = await Promise.all([
    readByIds(translationIds(outcome.document)),
    reportDeadLinks(outcome.document, { registries, ports, route }),
  ]);
  const report = preview.report(outcome, translations);
  return { outcome, report: { ...report, diagnostics: [...report.diagnostics, ...deadLinks] } };
}

function translationIds({ alternate_languages }: RawDocument): readonly string[] {
  return alternate_languages.flatMap(({ id }) => id ?? []);
}
