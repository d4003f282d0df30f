import * as v from "valibot";
import { defaultLocale, localeOfContentLanguage } from "../i18n/locales.ts";
import { pageAddress } from "../routing/page-address.ts";
import type { Link } from "./link.ts";
import { printableUrl } from "./printable-url.ts";

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
  url: v.pipe(v.string(), v.trim(), v.regex(safeUrl), v.transform(printableUrl)),
  text: linkText,
});

/**
 * A link value of the content service, in a field or in rich text. Undefined when it leads nowhere: empty, broken,
 * to a document on none of our sites, or of a scheme other than http(s), mailto, tel.
 */
export function parseLink(raw: unknown): Link | undefined {
  const parsed = v.safeParse(v.union([documentLink, urlLink]), raw);
  if (!parsed.success) return undefined;
  if (parsed.output.link_type !== "Document") {
    return { kind: "url", url: parsed.output.url, text: parsed.output.text };
  }
  const address = pageAddress(parsed.output.uid);
  if (address === undefined) return undefined;
  const locale = localeOfContentLanguage(parsed.output.lang)?.code ?? defaultLocale;
  return { kind: "page", ...address, locale, text: parsed.output.text };
}
