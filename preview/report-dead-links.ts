import type { RawDocument } from "../content/document.ts";
import { defaultLocale, locales } from "../i18n/locales.ts";
import { createDiagnosticLog, type Diagnostic } from "../renderer/contracts/diagnostics.ts";
import type { Ports } from "../renderer/contracts/ports.ts";
import type { Registries } from "../renderer/contracts/registries.ts";
import { load } from "../renderer/load/load.ts";
import { pageIdentifier } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { listWrittenLinks, type WrittenLink } from "./written-links.ts";

/** Pages that are looked for, at most. Each costs one or two content queries. */
const maxPages = 100;

type LinkedPage = NonNullable<WrittenLink["page"]>;

/** Reports the links of a previewed document to pages of our sites that are not there. Throws `ContentError`. */
export async function reportDeadLinks(
  document: RawDocument,
  { registries, ports, route }: { readonly registries: Registries; readonly ports: Ports; readonly route: Route },
): Promise<readonly Diagnostic[]> {
  const links = listWrittenLinks(document, route, registries.shortcodes);
  const pages = new Map(links.flatMap(({ page }) => (page === undefined ? [] : [[toKey(page), page] as const])));
  const checked = [...pages].slice(0, maxPages);
  const exists = async ({ locale: code, ...address }: LinkedPage) => {
    // A link to an English page opens in the language it is read in.
    const locale = code === defaultLocale ? route.locale : locales[code];
    const parts = { content: ports.content, pageTypes: registries.pageTypes };
    return (await load(address, locale, parts)).kind !== "not-found";
  };
  const missing = await Promise.all(checked.map(async ([key, page]) => ((await exists(page)) ? [] : [key])));
  const dead = new Set(missing.flat());
  const log = createDiagnosticLog();
  for (const { written, page, location } of links) {
    if (page !== undefined && !dead.has(toKey(page))) continue;
    log.in(location)(
      "link-dead",
      `The link to "${written}" leads nowhere: no page is published there.`,
      "Choose another page, or publish that one first.",
    );
  }
  return log.all;
}

function toKey({ locale, ...address }: LinkedPage): string {
  return `${locale} ${pageIdentifier(address)}`;
}
