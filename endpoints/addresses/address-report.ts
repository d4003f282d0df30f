import { defaultLocale, type LocaleCode } from "../../i18n/locales.ts";
import type { AddressReport, KnownAddress } from "../../routing/known-address.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import { formatInternalPath } from "../../routing/internal-path.ts";
import type { PagesAtRef } from "./create-page-list.ts";
import type { FixedPage } from "./fixed-pages.ts";
import type { ListedPage } from "./listed-page.ts";

/** All published pages, and those that need no document → their addresses, by what they read of a query. */
export function addressReport(
  { ref, pages }: PagesAtRef,
  fixed: readonly FixedPage[],
  pageTypes: ShowTypes,
): AddressReport {
  const redirects: string[] = [];
  const byView = new Map<string, { readonly view: ViewOfPage; readonly addresses: string[] }>();
  for (const [address, shows] of knownAddresses(pages, fixed, pageTypes)) {
    if (shows.kind !== "page") {
      redirects.push(address);
      continue;
    }
    const key = shows.view.join();
    const group = byView.get(key) ?? { view: shows.view, addresses: [] };
    group.addresses.push(address);
    byView.set(key, group);
  }
  return { ref, redirects, pages: [...byView.values()] };
}

/** Which custom types are pages of shows, by what they declare. */
type ShowTypes = ReadonlyMap<string, { readonly productPages?: unknown }>;

type ViewOfPage = AddressReport["pages"][number]["view"];

/**
 * Returns what each address shows. A redirect in English redirects in all languages of its site that have no page there.
 * So does the page of a show (`renderer/load.ts`).
 */
function knownAddresses(
  pages: readonly ListedPage[],
  fixed: readonly FixedPage[],
  pageTypes: ShowTypes,
): ReadonlyMap<string, KnownAddress> {
  const redirects = pages.filter(({ shows }) => shows.kind === "redirect");
  const english = [...redirects, ...pages.filter((page) => isOfShow(page, pageTypes))].filter(
    ({ locale }) => locale.code === defaultLocale,
  );
  const elsewhere = english.flatMap((page) =>
    page.site.languages.map((language) => entry({ ...page, shows: { kind: "redirect" } }, language)),
  );
  // The redirects come again: in their own language they win.
  const own = [...fixed, ...pages, ...redirects].map((page) => entry(page, page.locale.code));
  return new Map([...elsewhere, ...own]);
}

/** Whether a page is that of a show at an address that editors chose. Not every one is listed, or has a product. */
function isOfShow({ type, path }: ListedPage, pageTypes: ShowTypes): boolean {
  return pageTypes.get(type)?.productPages !== undefined && parseProductPath(path) === undefined;
}

function entry({ site, path, shows }: FixedPage, locale: LocaleCode): readonly [string, KnownAddress] {
  return [formatInternalPath([site.host, locale, ...path]), shows];
}
