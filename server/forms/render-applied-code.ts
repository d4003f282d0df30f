import type { Locale } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

/** A page that a visitor requested. */
export interface VisitedPage {
  readonly locale: Locale;
  /** As in its address: `/de/rome/`. */
  readonly path: string;
}

/**
 * Returns a form that names the applied code and removes it. A page that does not offer the code begins with it, so a
 * code can be removed everywhere. Neither codes (`isPromoCode`) nor paths of pages (`parsePath`) need escaping.
 */
export function renderAppliedCode(code: string, { locale, path }: VisitedPage): string {
  const t = createLocaleTranslator(locale);
  const remove = t("promo.remove");
  const value = `<strong dir="auto">${code}</strong>`;
  const fields = { code: "", form: "content", locale: locale.code, to: path };
  return [
    `<form action="/api/promo-code/" method="post" style="${bar}">`,
    ...Object.entries(fields).map((field) => hiddenField(...field)),
    `<span>${t("list.labelled", { label: t("promo.applied"), value })}</span>`,
    `<button type="submit" aria-label="${t("list.labelled", { label: remove, value: code })}" style="${button}">`,
    `${remove}</button></form>`,
  ].join("");
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${value}">`;
}

/** Colors and letters are those of the page. */
const bar =
  "display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 16px;padding:4px 16px;border-block-end:1px solid color-mix(in srgb,currentColor 16%,transparent)";
const button =
  "min-block-size:44px;padding:0 8px;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer";
