import type { Dependencies } from "../dependencies/dependencies.ts";
import { mergeDependencies } from "../dependencies/dependencies.ts";
import type { RawDocument } from "../document.ts";
import type { Link } from "../fields/link.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { canonicalUrl, type PageAddress } from "../../routing/page-address.ts";
import { findPageByUrl, type TargetPage } from "../../routing/find-page-by-url.ts";

/** An address in a language, with the document that is there. */
export interface Stop {
  readonly address: PageAddress;
  readonly locale: Locale;
  readonly document: RawDocument | undefined;
}

/** Returns what is at an address in a language, and what was looked up. */
export type FindStop = (
  address: PageAddress,
  locale: Locale,
) => Promise<Stop & { readonly dependencies: Dependencies }>;

/** Returns the page of ours that a link leads to, also where it is an address. */
export function pageBehind(to: Link, from: PageAddress): TargetPage | undefined {
  if (to.kind === "url") return findPageByUrl(to.url, from);
  const { site, path, locale } = to;
  return { site, path, locale, search: "", hash: "" };
}

/**
 * Finds the next stop. A redirect of another language than the visitor's leads to the page in the visitor's language. If that
 * is lacking, or among the addresses that were visited, it leads where its link says.
 */
export async function findNext(
  { locale, document }: Stop,
  target: TargetPage,
  urls: readonly string[],
  find: FindStop,
) {
  const address = { site: target.site, path: target.path };
  const isTranslated = document?.lang !== locale.contentLanguage && target.site.languages.includes(locale.code);
  if (isTranslated && !urls.includes(formatStopUrl({ address, locale }))) {
    const own = await find(address, locale);
    if (own.document !== undefined || target.locale === locale.code) return own;
    const other = await find(address, locales[target.locale]);
    return { ...other, dependencies: mergeDependencies([own.dependencies, other.dependencies]) };
  }
  return find(address, locales[target.locale]);
}

/** Returns what identifies a stop: its canonical address. */
export function formatStopUrl({ address, locale }: Omit<Stop, "document">): string {
  return canonicalUrl(address, locale.code);
}
