import { defaultLocale, type LocaleCode } from "../../i18n/locales.ts";
import type { AddressReport, KnownAddress } from "../../routing/known-address.ts";
import { formatInternalPath } from "../../routing/internal-path.ts";
import type { PagesAtRef } from "./create-page-list.ts";
import type { FixedPage } from "./fixed-pages.ts";
import type { ListedPage } from "./listed-page.ts";

/** All published pages, and those that need no document → their addresses, by what they read of a query. */
export function addressReport({ ref, pages }: PagesAtRef, fixed: readonly FixedPage[]): AddressReport {
  const redirects: string[] = [];
  const byView = new Map<string, { readonly view: ViewOfPage; readonly addresses: string[] }>();
  for (const [address, shows] of knownAddresses(pages, fixed)) {
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

type ViewOfPage = AddressReport["pages"][number]["view"];

/**
 * Returns what each address shows. A page or redirect in English is one in all languages of its site that lack it there
 * (A10).
 */
function knownAddresses(pages: readonly ListedPage[], fixed: readonly FixedPage[]): ReadonlyMap<string, KnownAddress> {
  const english = pages.filter(({ locale }) => locale.code === defaultLocale);
  const others = english.flatMap((page) => page.site.languages.map((language) => entry(page, language)));
  const redirects = pages.filter(({ shows }) => shows.kind === "redirect");
  // The redirects come again: in their own language they win.
  const own = [...fixed, ...pages, ...redirects].map((page) => entry(page, page.locale.code));
  return new Map([...others, ...own]);
}

function entry({ site, path, shows }: FixedPage, locale: LocaleCode): readonly [string, KnownAddress] {
  return [formatInternalPath([site.host, locale, ...path]), shows];
}
