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

/** Whether pages exist, by their keys. A caller that renders again and again passes one that lasts. */
export interface KnownPages {
  readonly get: (key: string) => Promise<boolean> | undefined;
  readonly set: (key: string, exists: Promise<boolean>) => unknown;
  readonly delete: (key: string) => unknown;
}

interface DeadLinkSettings {
  readonly registries: Registries;
  readonly ports: Ports;
  readonly route: Route;
  readonly known?: KnownPages;
}

/** Reports the links of documents to pages of our sites that are not there. Throws `ContentError`. */
export async function reportDeadLinks(
  documents: readonly RawDocument[],
  { registries, ports, route, known = new Map<string, Promise<boolean>>() }: DeadLinkSettings,
): Promise<readonly Diagnostic[]> {
  const links = documents.flatMap((document) => listWrittenLinks(document, route, registries.shortcodes));
  const pages = new Map(links.flatMap(({ page }) => (page === undefined ? [] : [[toKey(page), page] as const])));
  const checked = [...pages].slice(0, maxPages);
  const exists = async ({ locale: code, ...address }: LinkedPage) => {
    // A link to an English page opens in the language it is read in.
    const locale = code === defaultLocale ? route.locale : locales[code];
    const parts = { content: ports.content, pageTypes: registries.pageTypes };
    return (await load(address, locale, parts)).kind !== "not-found";
  };
  const isThere = (key: string, page: LinkedPage) => remember(known, `${route.locale.code} ${key}`, () => exists(page));
  const missing = await Promise.all(checked.map(async ([key, page]) => ((await isThere(key, page)) ? [] : [key])));
  return reportMissing(links, new Set(missing.flat()));
}

/** Returns what is known of a page, else looks for it. A failure is not remembered. */
function remember(known: KnownPages, key: string, look: () => Promise<boolean>): Promise<boolean> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const looked = look();
  known.set(key, looked);
  looked.catch(() => known.delete(key));
  return looked;
}

function reportMissing(links: readonly WrittenLink[], dead: ReadonlySet<string>): readonly Diagnostic[] {
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
