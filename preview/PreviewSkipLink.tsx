import { createLocaleTranslator } from "../i18n/translator.ts";
import type { Locale } from "../i18n/locales.ts";

/** The element the editor's tools are found at. */
export const previewAnchor = "preview-tools";

/** A keyboard reaches the editor's tools, which stand below the page, without passing it. */
export function PreviewSkipLink({ locale }: { readonly locale: Locale }) {
  return (
    <a href={`#${previewAnchor}`} className="skip-link">
      {createLocaleTranslator(locale)("preview.skipTo")}
    </a>
  );
}
