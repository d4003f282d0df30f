import type { EditorQueries } from "../content/client/content-service.ts";
import { bestTranslation, type RawDocument } from "../content/document.ts";
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
    listShown(outcome.document, registries, ports, route).then((shown) =>
      reportDeadLinks(shown, { registries, ports, route }),
    ),
  ]);
  const report = preview.report(outcome, translations);
  return { outcome, report: { ...report, diagnostics: [...report.diagnostics, ...deadLinks] } };
}

/** Lists the documents that a page shows texts of: its own, and those of its header and footer. */
async function listShown(
  document: RawDocument,
  { shell }: Registries,
  ports: Ports,
  { site, locale }: Route,
): Promise<readonly RawDocument[]> {
  const shared = await ports.content.sharedDocuments(site.host);
  const parts = [shell.header.type, shell.footer.type].map((type) => bestTranslation(shared, type, locale));
  return [document, ...parts.filter((part) => part !== undefined)];
}

function translationIds({ alternate_languages }: RawDocument): readonly string[] {
  return alternate_languages.flatMap(({ id }) => id ?? []);
}
