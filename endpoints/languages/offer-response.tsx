import { type Locale, findLocaleByTag } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { toMarkup } from "../../framework/react/markup/finish-content.ts";
import { runComponents } from "../../framework/react/run-components.tsx";
import { LanguageOffer } from "../../ui/shell/LanguageOffer.tsx";
import * as css from "../../ui/shell/LanguageOffer.css.ts";
import { styleText } from "../../ui/theme/StyleSheet.tsx";

/** The text changes with a release only. */
const headers = { "Cache-Control": "public, max-age=3600", "Content-Type": "text/html; charset=utf-8" };

/** Responds with the line that offers a language, in that language, with its styles: `?lang=de`. An unknown one is a 404. */
export function offerResponse(query: URLSearchParams): Response {
  const locale = findLocaleByTag(query.get("lang") ?? "");
  return locale === undefined ? new Response(null, { status: 404 }) : new Response(offerMarkup(locale), { headers });
}

function offerMarkup(locale: Locale): string {
  const offer = runComponents(<LanguageOffer locale={locale} t={createLocaleTranslator(locale)} />, new Map());
  return `<style>${styleText(css)}</style>${toMarkup(offer)}`;
}
