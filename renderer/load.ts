import * as v from "valibot";
import {
  type Dependencies,
  mergeDependencies,
  noDependencies,
  toLookupDependencies,
} from "../content/dependencies/dependencies.ts";
import type { ContentClient } from "../content/client/content-service.ts";
import type { RawDocument } from "../content/document.ts";
import { boolean } from "../content/fields/plain.ts";
import { link, type Link, type PageLink } from "../content/fields/link.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../routing/page-address.ts";
import { completeDocument, documentFromAddress } from "./document-from-address.ts";
import type { Registries } from "./registries.ts";

export type Loaded = (
  | { readonly kind: "document"; readonly document: RawDocument }
  | { readonly kind: "redirect"; readonly to: Link; readonly permanent: boolean }
  | { readonly kind: "not-found" }
) & { readonly dependencies: Dependencies };

type Content = Pick<ContentClient, "page">;

/** 302 is the default (B9), also for what can't be read. */
const redirectSchema = v.object({ to: v.fallback(link(), undefined), permanent: v.fallback(boolean(), false) });

/**
 * Page identifier + locale → document, a redirect, or not found. Where there is none, a type may make one of the address. A page costs one content query. A redirect in English
 * redirects in all languages, at the cost of two more. A product's page without this language leads to that in the base
 * language. Throws `ContentError`.
 */
export async function load(
  address: PageAddress,
  locale: Locale,
  { content, pageTypes }: { readonly content: Content; readonly pageTypes: Registries["pageTypes"] },
): Promise<Loaded> {
  const { document: found, base, dependencies } = await findDocument(address, locale, content);
  const document = found ?? documentFromAddress(address, locale, pageTypes);
  if (document === undefined) return { ...untranslated(address, base, pageTypes), dependencies };
  if (document.type !== "redirect")
    return { kind: "document", document: completeDocument(document, address, pageTypes), dependencies };
  const { to, permanent } = v.parse(redirectSchema, document.data);
  if (to === undefined) return { kind: "not-found", dependencies };
  const translated = document.lang !== locale.contentLanguage && to.kind === "page";
  const target = translated ? await inLanguage(to, locale, content) : { to, dependencies: noDependencies };
  const merged = mergeDependencies([dependencies, target.dependencies]);
  return { kind: "redirect", to: target.to, permanent, dependencies: merged };
}

interface Found {
  readonly document: RawDocument | undefined;
  readonly dependencies: Dependencies;
}

/** What was found where the language of a page is tried, then English. */
interface FoundInBoth extends Found {
  /** The English document, where there is none in the language. */
  readonly base?: RawDocument | undefined;
}

/** Returns a redirect to a product's page in the base language; no other type has one (H28). */
function untranslated(
  { site, path }: PageAddress,
  base: RawDocument | undefined,
  pageTypes: Registries["pageTypes"],
): { readonly kind: "redirect"; readonly to: Link; readonly permanent: boolean } | { readonly kind: "not-found" } {
  if (pageTypes.get(base?.type ?? "")?.productPages === undefined) return { kind: "not-found" };
  return { kind: "redirect", to: { kind: "page", site, path, locale: defaultLocale, text: "" }, permanent: false };
}

/** Returns the document in this language, else the redirect in English. */
async function findDocument(address: PageAddress, locale: Locale, content: Content): Promise<FoundInBoth> {
  const own = await lookUp(address, locale, content);
  if (own.document !== undefined || locale.code === defaultLocale) return own;
  const english = await lookUp(address, locales[defaultLocale], content);
  return {
    base: english.document,
    document: english.document?.type === "redirect" ? english.document : undefined,
    dependencies: mergeDependencies([own.dependencies, english.dependencies]),
  };
}

/** Returns the document with this address in this language, and what was looked up. */
export async function lookUp(address: PageAddress, locale: Locale, content: Content): Promise<Found> {
  const identifier = pageIdentifier(address);
  const document = await content.page(identifier, locale);
  return { document, dependencies: toLookupDependencies(identifier, locale.contentLanguage, document) };
}

/** Returns the link to the same page in this language; the link itself where the page lacks the language. */
async function inLanguage(to: PageLink, locale: Locale, content: Content) {
  if (!to.site.languages.includes(locale.code)) return { to, dependencies: noDependencies };
  const { document, dependencies } = await findDocument(to, locale, content);
  return { to: document === undefined ? to : { ...to, locale: locale.code }, dependencies };
}
