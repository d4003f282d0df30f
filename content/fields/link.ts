import * as v from "valibot";
import type { Site } from "../../hosts/site.ts";
import { defaultLocale, type LocaleCode, findLocaleByContentLanguage } from "../../i18n/locales.ts";
import { pageAddress } from "../../routing/page-address.ts";

/** Where an editor's link leads, with its text. */
export type Link = PageLink | UrlLink;

/** A page of one of our sites. */
export interface PageLink {
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

/** A Link field; undefined when empty, broken, or of a scheme that must not become a link. */
export function link() {
  return v.pipe(
    v.nullish(v.looseObject({}, "is not a link"), null),
    v.transform((raw): Link | undefined => parseLink(raw)),
    v.metadata({ prismic: "Link" }),
  );
}

/** A Link field that takes several: those that lead somewhere, in order. */
export function links() {
  return v.pipe(
    v.nullish(v.array(v.unknown(), "is not a list of links"), []),
    v.transform((all): readonly Link[] => all.map(parseLink).filter((one) => one !== undefined)),
    v.metadata({ prismic: "Link" }),
  );
}

const safeUrl = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

const linkText = v.nullish(v.string(), "");

const documentLink = v.object({
  link_type: v.literal("Document"),
  uid: v.string(),
  lang: v.string(),
  isBroken: v.optional(v.literal(false)),
  text: linkText,
});

const urlLink = v.object({
  link_type: v.picklist(["Web", "Media"]),
  url: v.pipe(v.string(), v.trim(), v.regex(safeUrl), v.transform(toPrintableUrl)),
  text: linkText,
});

const anyLink = v.variant("link_type", [documentLink, urlLink]);

/**
 * Parses a link value of the content service, in a field or in rich text. Returns undefined for one that is
 * empty, broken, or to a document on none of our sites. The schemes are http(s), mailto and tel.
 */
export function parseLink(raw: unknown): Link | undefined {
  const parsed = v.safeParse(anyLink, raw);
  if (!parsed.success) return undefined;
  if (parsed.output.link_type !== "Document") {
    return { kind: "url", url: parsed.output.url, text: parsed.output.text };
  }
  const address = pageAddress(parsed.output.uid);
  if (address === undefined) return undefined;
  const locale = findLocaleByContentLanguage(parsed.output.lang)?.code ?? defaultLocale;
  return { kind: "page", ...address, locale, text: parsed.output.text };
}

/** Percent-encodes all but printable ASCII, so that a header can hold the URL: `/東京` → `/%E6%9D%B1%E4%BA%AC`. Never throws. */
function toPrintableUrl(url: string): string {
  if (/^[\x21-\x7e]*$/.test(url)) return url;
  return url.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
