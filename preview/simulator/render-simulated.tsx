import type { Site } from "../../hosts/site.ts";
import { defaultLocale, type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { defaultView } from "../../routing/view.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { ThemeStyles } from "../../ui/theme/ThemeStyles.tsx";
import { FindingList } from "../FindingList.tsx";
import * as barCss from "../PreviewBar.css.ts";
import { renderPreview } from "../render-preview.ts";
import { isBlank } from "./is-blank.ts";
import { simulatedDocument, createSimulatedPage } from "./simulated-page.tsx";
import type { Simulated } from "./simulated.ts";

interface SimulationRequest {
  readonly registries: Registries;
  readonly ports: Ports;
  readonly site: Site;
  readonly locale: LocaleCode;
  readonly slices: readonly unknown[];
}

const showsNothing = "These slices show nothing by themselves. The findings may say why.";

/** Renders slices as the pages of a site render them, in any language. Nothing of the content service is read for it. */
export async function renderSimulated(request: SimulationRequest): Promise<Simulated> {
  const { registries, site, locale: code, slices } = request;
  const locale = locales[code];
  const simulatedPage = createSimulatedPage(registries.views);
  const pageTypes = new Map([[simulatedPage.type, simulatedPage]]);
  const page = async () => simulatedDocument(slices, locale.contentLanguage);
  const content = { ...request.ports.content, page, sharedDocuments: async () => [] };
  const ports: Ports = { ...request.ports, content };
  const route = { site, locale, currency: "auto", view: defaultView, path: [] } as const;
  const { outcome, report } = await renderPreview({ ...registries, pageTypes }, ports, route);
  if (outcome.kind !== "page" || report === undefined) throw new Error(`${outcome.kind} instead of the slices`);
  return {
    content: (
      <div lang={locale.tag} dir={locale.direction}>
        <ThemeStyles site={site} locale={locale} />
        {outcome.content}
      </div>
    ),
    findings: (
      <>
        <StyleSheet of={barCss} />
        <FindingList report={report} t={createLocaleTranslator(locales[defaultLocale])} />
      </>
    ),
    count: report.diagnostics.length,
    note: slices.length > 0 && isBlank(outcome.content) ? showsNothing : "",
  };
}
