import { type Locale, findLocaleByTag } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { toMarkup } from "../../framework/react/markup/finish-content.ts";
import { runComponents } from "../../framework/react/run-components.tsx";
import { ConsentBanner } from "../../ui/consent/ConsentBanner.tsx";
import * as css from "../../ui/consent/ConsentBanner.css.ts";
import { styleText } from "../../ui/theme/StyleSheet.tsx";

/** Browsers store the banner for a minute: a visitor who does not choose sees it on each page. */
const headers = { "Cache-Control": "public, max-age=60", "Content-Type": "text/html; charset=utf-8" };

/** Responds with the banner and its styles in a language: `?lang=de`. An unknown language is a 404. */
export function bannerResponse(query: URLSearchParams): Response {
  const locale = findLocaleByTag(query.get("lang") ?? "");
  return locale === undefined ? new Response(null, { status: 404 }) : new Response(bannerMarkup(locale), { headers });
}

function bannerMarkup(locale: Locale): string {
  const banner = runComponents(<ConsentBanner locale={locale} t={createLocaleTranslator(locale)} />, new Map());
  return `<style>${styleText(css)}</style>${toMarkup(banner)}`;
}
