import { defaultLocale, findLocaleByContentLanguage, isLocaleCode } from "../i18n/locales.ts";
import { pageAddress, pagePath } from "./page-address.ts";
import { parsePath, readLanguage } from "./parse-path.ts";
import { isReservedPath } from "./reserved-path.ts";

/** A document by what its address is made of. */
interface AddressedDocument {
  readonly uid: string;
  /** The content service's language, `de-de`. */
  readonly lang: string;
}

/**
 * Reason why no request finds a document. Its host is not ours or not in its language, or its path is used otherwise
 * or malformed.
 */
export type AddressFault = "host-unknown" | "language-unknown" | "path-reserved" | "path-malformed";

/** Returns why the address made of a UID does not lead back to its document; undefined where it does. */
export function findAddressFault({ uid, lang }: AddressedDocument): AddressFault | undefined {
  const address = pageAddress(uid.toLowerCase());
  if (address === undefined) return "host-unknown";
  const { site, path: segments } = address;
  const locale = findLocaleByContentLanguage(lang);
  if (locale === undefined || !site.languages.includes(locale.code)) return "language-unknown";
  // All languages of a page share its segments, and English has no prefix.
  const [first = ""] = segments;
  if (isLocaleCode(first) || isReservedPath(pagePath(defaultLocale, segments))) return "path-reserved";
  const parsed = parsePath(pagePath(locale.code, segments));
  const target = parsed.kind === "refused" ? parsed : readLanguage(parsed.segments, site.languages);
  // Sites find pages by a path in lower case.
  const leadsBack = target.kind === "target" && [site.host, ...target.path].join(".") === uid;
  return leadsBack ? undefined : "path-malformed";
}
