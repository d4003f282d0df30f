import * as v from "valibot";
import type { ContentClient } from "../content/client/content-service.ts";
import type { RawDocument } from "../content/document.ts";
import { boolean } from "../content/fields/plain.ts";
import { link, type Link, type PageLink } from "../content/fields/link.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../routing/page-address.ts";

export type Loaded =
  | { readonly kind: "document"; readonly document: RawDocument }
  | { readonly kind: "redirect"; readonly to: Link; readonly permanent: boolean }
  | { readonly kind: "not-found" };

type Content = Pick<ContentClient, "page">;

/** 302 is the default (specification §2), also for what can't be read. */
const redirectSchema = v.object({ to: v.fallback(link(), undefined), permanent: v.fallback(boolean(), false) });

/**
 * Page identifier + locale → document, a redirect, or not found. A page costs one content query. A redirect in English
 * redirects in all languages, at the cost of two more. Throws `ContentError`.
 */
export async function load(address: PageAddress, locale: Locale, content: Content): Promise<Loaded> {
  const document = await findDocument(address, locale, content);
  if (document === undefined) return { kind: "not-found" };
  if (document.type !== "redirect") return { kind: "document", document };
  const { to, permanent } = v.parse(redirectSchema, document.data);
  if (to === undefined) return { kind: "not-found" };
  const translated = document.lang !== locale.contentLanguage && to.kind === "page";
  return { kind: "redirect", to: translated ? await inLanguage(to, locale, content) : to, permanent };
}

/** Returns the document in this language, else the redirect in English. */
async function findDocument(address: PageAddress, locale: Locale, content: Content): Promise<RawDocument | undefined> {
  const identifier = pageIdentifier(address);
  const document = await content.page(identifier, locale);
  if (document !== undefined || locale.code === defaultLocale) return document;
  const english = await content.page(identifier, locales[defaultLocale]);
  return english?.type === "redirect" ? english : undefined;
}

/** Returns the link to the same page in this language; the link itself where the page lacks the language. */
async function inLanguage(to: PageLink, locale: Locale, content: Content): Promise<Link> {
  if (!to.site.languages.includes(locale.code)) return to;
  const translation = await findDocument(to, locale, content);
  return translation === undefined ? to : { ...to, locale: locale.code };
}
