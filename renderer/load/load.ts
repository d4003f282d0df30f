import { type Dependencies, mergeDependencies, toLookupDependencies } from "../../content/dependencies/dependencies.ts";
import type { ContentClient } from "../../content/client/content-service.ts";
import { isRedirect, type RawDocument } from "../../content/document.ts";
import type { Link } from "../../content/fields/link.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../../routing/page-address.ts";
import { completeDocument, documentFromAddress } from "./document-from-address.ts";
import { followRedirects } from "../../content/redirects/follow-redirects.ts";
import type { FindStop } from "../../content/redirects/redirect-stop.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import type { Registries } from "../contracts/registries.ts";

export type Loaded = (
  | { readonly kind: "document"; readonly document: RawDocument }
  | Redirect
  | { readonly kind: "not-found"; readonly circle?: RedirectCircle }
) & { readonly dependencies: Dependencies };

interface Redirect {
  readonly kind: "redirect";
  readonly to: Link;
  readonly permanent: boolean;
  /** Returns the location with the query and fragment that the redirects add to it. */
  readonly complete: (href: string) => string;
}

/** A redirect that leads back to itself, or to others that do. */
interface RedirectCircle {
  readonly document: RawDocument;
  readonly urls: readonly string[];
}

type Content = Pick<ContentClient, "page">;

/**
 * Page identifier + locale → document, a redirect, or not found. Without a document, a type may make one of the address.
 * Else the English document is the page in all languages of its site (A10, H28). A page costs one content query, and a
 * second one without a document in its language. A redirect in English redirects in all languages. It costs one or two
 * more for each redirect that it leads to. Throws `ContentError`.
 */
export async function load(
  address: PageAddress,
  locale: Locale,
  { content, pageTypes }: { readonly content: Content; readonly pageTypes: Registries["pageTypes"] },
): Promise<Loaded> {
  const { document: found, base, dependencies } = await findDocument(address, locale, content);
  const english = address.site.languages.includes(locale.code) ? base : undefined;
  const document = found ?? documentFromAddress(address, locale, pageTypes) ?? english;
  if (document === undefined) return { kind: "not-found", dependencies };
  if (!isRedirect(document))
    return { kind: "document", document: completeDocument(document, address, pageTypes), dependencies };
  const followed = await followRedirects({ address, locale }, document, createStopFinder(content, pageTypes));
  const merged = mergeDependencies([dependencies, followed.dependencies]);
  if (followed.kind === "redirect") return { ...followed, dependencies: merged };
  const circle = followed.kind === "circle" ? { circle: { document, urls: followed.urls } } : {};
  return { kind: "not-found", ...circle, dependencies: merged };
}

/** Returns what finds the stops of a redirect: documents, and pages that a type makes of their address. */
function createStopFinder(content: Content, pageTypes: Registries["pageTypes"]): FindStop {
  return async (address, locale) => {
    const { document, dependencies } = await findDocument(address, locale, content);
    return { address, locale, document: document ?? documentFromAddress(address, locale, pageTypes), dependencies };
  };
}

interface Found {
  readonly document: RawDocument | undefined;
  readonly dependencies: Dependencies;
}

/** Result of looking in the language of a page, then in English. */
interface FoundInBoth extends Found {
  /** The English document, if it is not in the language. */
  readonly base?: RawDocument | undefined;
}

/** Returns the document in this language, else the redirect in English. */
async function findDocument(address: PageAddress, locale: Locale, content: Content): Promise<FoundInBoth> {
  const own = await lookUp(address, locale, content);
  if (own.document !== undefined || locale.code === defaultLocale) return own;
  const english = await lookUp(address, locales[defaultLocale], content);
  return {
    base: english.document,
    document: english.document && isRedirect(english.document) ? english.document : undefined,
    dependencies: mergeDependencies([own.dependencies, english.dependencies]),
  };
}

/** Returns the document with this address in this language, and what was looked up. */
export async function lookUp(address: PageAddress, locale: Locale, content: Content): Promise<Found> {
  const identifier = pageIdentifier(address);
  const document = await content.page(identifier, locale);
  return { document, dependencies: toLookupDependencies(identifier, locale.contentLanguage, document) };
}

/** Reports a redirect at whose address nothing is, because it leads back to itself or to others that do. */
export function reportCircle({ document, urls }: RedirectCircle, log: DiagnosticLog): void {
  const report = log.in(locationIn(document, undefined, "to"));
  report(
    "redirect-circular",
    `The redirect leads in a circle: ${urls.join(" → ")}. Visitors see that there is no such page.`,
    "Choose a page, or an address that leads to one.",
  );
}
