import type { Refused } from "./refusal.ts";

const texts = {
  400: {
    title: "This address can't be read",
    text: "Part of the address is damaged, too long or given twice. Please check the link, or start from the home page.",
  },
  404: {
    title: "Page not found",
    text: "There is no page at this address. It may have moved, or the link may have a typing error.",
  },
  405: {
    title: "This page can only be read",
    text: "Something was sent to an address that takes nothing in. Please go back and try again.",
  },
  503: {
    title: "We can't show this page right now",
    text: "Something on our side is not answering. Nothing you booked is affected. Please try again in a minute.",
  },
} as const;

/** Returns the headers of the response to a refused request. */
export function refusalHeaders({ allow }: Pick<Refused, "allow">): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...(allow !== undefined && { Allow: allow.join(", ") }),
  };
}

/** Returns a whole document for a refused request. It is in English, because no language is known yet. */
export function refusalPage({ status, reason }: Refused): string {
  const { title, text } = texts[status];
  const home = reason.startsWith("host") ? "" : '<p><a href="/">Go to the home page</a></p>';
  return `<!doctype html>
<html lang="en" dir="ltr">
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
