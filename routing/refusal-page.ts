import type { Locale } from "../i18n/locales.ts";
import { createLocaleTranslator } from "../i18n/translator.ts";
import { pagePath } from "./page-address.ts";
import type { Refused } from "./refusal.ts";

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

/** Returns a whole document for a refused request. It leads to the language's home page, where the host has one. */
export function refusalPage({ status, reason }: Refused, locale: Locale): string {
  const t = createLocaleTranslator(locale);
  const [title, text] = texts[status].map((key) => t(key));
  const home = reason.startsWith("host")
    ? ""
    : `<p><a href="${pagePath(locale.code, [])}">${t("notFound.home")}</a></p>`;
  return `<!doctype html>
<html lang="${locale.tag}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main><h1>${title}</h1><p>${text}</p>${home}</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-inline-size: 34rem; margin-inline: auto; padding: 20vh 1.5rem 4rem }
h1 { font-size: 2rem; line-height: 1.2; text-wrap: balance }
a { color: inherit }
`;
