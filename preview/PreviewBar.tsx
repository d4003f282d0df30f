import { createLocaleTranslator } from "../i18n/translator.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Route } from "../routing/route.ts";
import { StyleSheet } from "../ui/theme/StyleSheet.tsx";
import type { Diagnostic } from "../renderer/contracts/diagnostics.ts";
import { exitPath } from "./preview-session.ts";
import { FindingList } from "./FindingList.tsx";
import * as css from "./PreviewBar.css.ts";
import type { PreviewReport } from "./preview-report.ts";
import { ShortcodeList } from "./ShortcodeList.tsx";
import { TranslationList } from "./TranslationList.tsx";

/** The id of the bar. */
const previewAnchor = "preview-tools";

interface Props {
  readonly route: Route;
  readonly report: PreviewReport | undefined;
  /** Why the address has no page, where the content is the reason. */
  readonly missing?: readonly Diagnostic[];
}

const none: readonly Diagnostic[] = [];

/** The bar below a previewed page: its diagnostics, its shortcodes, and the way out. It works without script. */
export function PreviewBar({ route, report, missing = none }: Props) {
  const t = createLocaleTranslator(route.locale);
  const findings = report?.diagnostics ?? missing;
  return (
    <aside id={previewAnchor} tabIndex={-1} className={css.bar} aria-label={t("preview.title")}>
      <StyleSheet of={css} />
      {(report !== undefined || missing.length > 0) && (
        <details className={css.details}>
          <summary className={css.summary}>
            <strong>{t("preview.title")}</strong>
            <span className={findings.length === 0 ? undefined : css.count}>
              {t("preview.findings", { count: findings.length })}
            </span>
            {report && <span>{t("preview.shortcodes", { count: report.shortcodes.length })}</span>}
          </summary>
          <div className={css.panel}>
            <FindingList report={report ?? { diagnostics: missing, slices: new Map() }} t={t} />
            {report && <ShortcodeList report={report} t={t} />}
            {report && <TranslationList report={report} locale={route.locale} t={t} />}
          </div>
        </details>
      )}
      {report === undefined && missing.length === 0 && <strong>{t("preview.title")}</strong>}
      <a className={css.leave} href={exitPath(route)}>
        {t("preview.leave")}
      </a>
    </aside>
  );
}

/** Leads a keyboard to the bar without passing the page above it. */
export function PreviewSkipLink({ locale }: { readonly locale: Locale }) {
  return (
    <a href={`#${previewAnchor}`} className="skip-link">
      {createLocaleTranslator(locale)("preview.skipTo")}
    </a>
  );
}
