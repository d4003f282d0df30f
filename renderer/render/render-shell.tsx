import type { ReactNode } from "react";
import type { RawDocument } from "../../content/document.ts";
import { type DiagnosticLog, locationIn, reportFailure } from "../contracts/diagnostics.ts";
import type { LocatedShellPart, ParsedShell } from "../parse/parse-shell.ts";
import { textLanguage, type TextLanguage } from "../../i18n/localized-text.ts";
import { findLocaleByContentLanguage } from "../../i18n/locales.ts";
import type { PageContext } from "../contracts/page-context.ts";
import { runComponents, type SeenSheets } from "../../framework/react/run-components.tsx";

/** Header and footer of a page, rendered. */
export interface RenderedShell {
  readonly header: ReactNode;
  readonly footer: ReactNode;
}

/** Renders header and footer. One that throws costs itself and leaves a diagnostic. */
export function renderShell(
  { header, footer }: ParsedShell,
  page: PageContext,
  log: DiagnosticLog,
  seen: SeenSheets,
): RenderedShell {
  const render = (part: LocatedShellPart): ReactNode => {
    const { type, document } = part;
    try {
      return runComponents(part.render(page, document === undefined ? {} : languageOn(document, page)), seen);
    } catch (error) {
      const report = log.in(document === undefined ? { document: type } : locationIn(document));
      reportFailure(report, { code: "part-failed", what: `The ${type}`, error });
      return null;
    }
  };
  return { header: render(header), footer: render(footer) };
}

function languageOn({ lang }: RawDocument, { locale }: PageContext): TextLanguage {
  return textLanguage(findLocaleByContentLanguage(lang)?.tag ?? lang, locale);
}
