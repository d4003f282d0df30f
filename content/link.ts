import type { LocaleCode } from "../i18n/locales.ts";
import type { Site } from "../hosts/site.ts";

/** Where an editor's link leads, with the text the editor gave it. */
export type Link = PageLink | UrlLink;

/** A page of one of our sites. */
interface PageLink {
  readonly kind: "page";
  readonly site: Site;
  readonly path: readonly string[];
  readonly locale: LocaleCode;
  readonly text: string;
}

/** Anything else: http(s), mailto, tel or a fragment. Other schemes never become a link. */
interface UrlLink {
  readonly kind: "url";
  readonly url: string;
  readonly text: string;
}
