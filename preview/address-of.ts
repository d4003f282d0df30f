import type { RawDocument } from "../content/document.ts";
import { defaultLocale, localeOfContentLanguage, locales } from "../i18n/locales.ts";
import { pageAddress, pagePath } from "../routing/page-address.ts";
import type { Site } from "../hosts/site.ts";

export interface DocumentAddress {
  /** Undefined for a document that is no page of ours: a header, a footer. It shows on the home page of any host. */
  readonly site: Site | undefined;
  readonly path: string;
}

/** Where a document is to be seen. */
export function addressOf({ uid, lang }: Pick<RawDocument, "uid" | "lang">): DocumentAddress {
  const address = pageAddress(uid ?? "");
  const locale = localeOfContentLanguage(lang) ?? locales[defaultLocale];
  return { site: address?.site, path: pagePath(locale.code, address?.path ?? []) };
}
