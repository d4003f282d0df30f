import { type LocaleCode, locales } from "../../../i18n/locales.ts";
import { createPreview } from "../../../preview/create-preview.tsx";
import type { PreviewReport } from "../../../preview/preview-report.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { Outcome } from "../../../renderer/outcome.ts";
import type { Ports } from "../../../renderer/ports.ts";
import type { Registries } from "../../../renderer/registries.ts";
import { siteOfHost } from "../../../routing/host.ts";
import { defaultView } from "../../../routing/view.ts";
import { referenceDocument } from "./reference-document.ts";
import { referenceType } from "./reference-type.tsx";

interface ReferenceRequest {
  readonly registries: Registries;
  readonly ports: Ports;
  readonly locale: LocaleCode;
  /** What the editor tries out. */
  readonly typed: string;
  /** Where the pictures of examples are. */
  readonly media: string;
}

interface RenderedReference {
  readonly outcome: Outcome;
  readonly report: PreviewReport | undefined;
}

/** Renders the reference of all shortcodes as editors see any page. */
export async function renderReference(request: ReferenceRequest): Promise<RenderedReference> {
  const { registries, ports, locale: code, typed, media } = request;
  const site = siteOfHost("localhost");
  if (site === undefined) throw new Error("No host is configured as localhost.");
  const locale = locales[code];
  const document = referenceDocument(registries.shortcodes, { typed, lang: locale.contentLanguage, media });
  const preview = createPreview(registries.shortcodes);
  const { renderPage } = createRenderer(
    { ...registries, pageTypes: new Map([[referenceType.type, referenceType]]) },
    { ...ports, content: { page: async () => document }, onDiagnostics: () => {} },
    preview.decorator,
  );
  const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: [] });
  return { outcome, report: outcome.kind === "page" ? preview.report(outcome) : undefined };
}
