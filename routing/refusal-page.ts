import type { Look, Site } from "../hosts/site.ts";
import type { Locale } from "../i18n/locales.ts";
import { createLocaleTranslator, type Translator } from "../i18n/translator.ts";
import { pagePath } from "./page-address.ts";
import type { Refused } from "./refusal.ts";
import { maxSearchLength, searchAction } from "./search-address.ts";

const texts = {
  400: ["refusal.unreadable.title", "refusal.unreadable.text"],
  404: ["notFound.title", "notFound.text"],
  405: ["refusal.readOnly.title", "refusal.readOnly.text"],
  503: ["refusal.unavailable.title", "refusal.unavailable.text"],
} as const;

/** Returns the headers of the response to a refused request. */
export function refusalHeaders({ allow }: Pick<Refused, "allow">): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...(allow !== undefined && { Allow: allow.join(", ") }),
  };
}

/**
 * Returns a whole document for a refused request. It has the look of the host, and leads to the language's home page, where the
 * host has them. It loads nothing else: the process sends it while it can't render any page.
 */
export function refusalPage({ status, reason }: Refused, locale: Locale, site: Site | undefined): string {
  const t = createLocaleTranslator(locale);
  const [title, text] = texts[status].map((key) => t(key));
  const hasHome = !reason.startsWith("host");
  return `<!doctype html>
<html lang="${locale.tag}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${site === undefined ? "" : formatColors(site.look)}${style}</style>
</head>
<body>
${site === undefined || !hasHome ? "" : header(site, locale)}<main><h1>${title}</h1><p>${text}</p>${hasHome ? waysOn(status, locale, t) : ""}</main>
</body>
</html>
`;
}

/** The mark and the name of a brand, which lead home. */
function header({ brand, look }: Site, locale: Locale): string {
  const mark = `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="${look.mark}"/></svg>`;
  return `<header><a href="${pagePath(locale.code, [])}" dir="ltr" lang="en">${mark}${brand}</a></header>\n`;
}

/** A page that will be there soon is requested again; instead of any other one there is a search. */
function waysOn(status: Refused["status"], locale: Locale, t: Translator): string {
  const home = `<p><a href="${pagePath(locale.code, [])}">${t("notFound.home")}</a></p>`;
  if (status === 503) return `<p><a class="action" href="">${t("performances.retry")}</a></p>${home}`;
  const input = `<input name="q" type="search" maxlength="${maxSearchLength}" aria-label="${t("search.submit")}">`;
  return `<form action="${searchAction(locale.code)}">${input}<button class="action">${t("search.submit")}</button></form>${home}`;
}

function formatColors({ colors: { ground, ink, action, actionInk } }: Look): string {
  return `:root { --ground: ${ground}; --ink: ${ink}; --action: ${action}; --action-ink: ${actionInk} }`;
}

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.125rem/1.6 system-ui, sans-serif; background: var(--ground, Canvas); color: var(--ink, CanvasText) }
header { padding: 1rem 1.5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 12%, transparent) }
header a { display: inline-flex; align-items: center; gap: 0.5rem; font-weight: 700; text-decoration: none }
header svg { inline-size: 1.5rem; fill: var(--action, currentColor) }
main { max-inline-size: 34rem; margin-inline: auto; padding: 14vh 1.5rem 4rem }
h1 { font-size: 2rem; line-height: 1.2; text-wrap: balance }
a { color: inherit }
form { display: flex; gap: 0.5rem; margin-block: 1.5rem }
input { flex: 1; min-inline-size: 0; padding-inline: 0.75rem; border: 1px solid; border-radius: 8px; background: none; color: inherit; font: inherit }
.action { display: inline-block; padding: 0.6rem 1.25rem; border: 0; border-radius: 8px; background: var(--action, ButtonFace); color: var(--action-ink, ButtonText); font: inherit; font-weight: 600; text-decoration: none }
`;
