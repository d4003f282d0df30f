import { ContentError } from "../content/client/content-error.ts";
import type { RawDocument } from "../content/document.ts";
import type { Site } from "../hosts/site.ts";
import { defaultLocale, findLocaleByContentLanguage, locales } from "../i18n/locales.ts";
import { leftCookie, previewCookie } from "../routing/cookies.ts";
import { hostLabels, isLocal } from "../routing/host.ts";
import { type AddressFault, findAddressFault } from "../routing/find-address-fault.ts";
import { pageAddress, pagePath } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { viewSegment } from "../routing/view.ts";
import { storageKeys } from "../routing/storage-keys.ts";

interface DocumentAddress {
  /** Undefined for a document that is not a page: it shows on the home page of any host. */
  readonly site: Site | undefined;
  readonly path: string;
}

const problems: Readonly<Record<AddressFault, string>> = {
  "host-unknown": "It begins with no host of this website: a UID is a host and a path, joined with dots.",
  "language-unknown": "Its host has no pages in the language of the document.",
  "path-reserved": "The website uses its path otherwise, or reads it as a language.",
  "path-malformed": "Its path must have small letters, digits and hyphens, joined with single dots.",
};

/** Returns for an editor why a document has no address. Undefined for one that has an address, or needs none. */
export function findMissingAddress({ uid, lang }: Pick<RawDocument, "uid" | "lang">): string | undefined {
  const fault = uid ? findAddressFault({ uid, lang }) : undefined;
  return fault && `No page can be at the UID "${uid}" in ${lang}. ${problems[fault]}`;
}

/** Returns where an editor sees a document: `www.tessera.example.rome` in `de-de` → `/de/rome/` on that site. */
export function documentAddress({ uid, lang }: Pick<RawDocument, "uid" | "lang">): DocumentAddress {
  const address = pageAddress(uid ?? "");
  const locale = findLocaleByContentLanguage(lang) ?? locales[defaultLocale];
  return { site: address?.site, path: pagePath(locale.code, address?.path ?? []) };
}

/** Returns the path that leaves a preview. It clears the cookies and redirects to the same page as travellers see it. */
export function exitPath({ locale, path, view }: Route): string {
  const segment = viewSegment(view);
  const page = pagePath(locale.code, path) + (segment === "_" ? "" : `?${segment}`);
  return `/api/exit-preview/?${new URLSearchParams({ to: page }).toString()}`;
}

/**
 * Returns the `Set-Cookie` values that start a preview on this host, until the browser is closed. No script reads them.
 * `Lax` is enough: an editor comes by a link, and no tool frames a preview.
 */
export function enterCookies(token: string, hostHeader: string): readonly string[] {
  const flags = flagsOn(hostHeader);
  return [`${previewCookie}=${encodeURIComponent(token)}; ${flags}`, `${leftCookie}=; Max-Age=0; ${flags}`];
}

/** Seconds in which a preview cookie that could not be cleared is ignored. */
const leftSeconds = storageKeys[leftCookie].seconds;

/**
 * Returns the `Set-Cookie` values that end a preview. They cover this host and the domains above it, where Prismic's
 * toolbar may have set the cookie.
 */
export function exitCookies(hostHeader: string): readonly string[] {
  const flags = flagsOn(hostHeader);
  const labels = hostLabels(hostHeader);
  const domains = labels.slice(0, -1).map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
  return [
    ...["", ...domains].map((domain) => `${previewCookie}=; Max-Age=0; ${flags}${domain}`),
    `${leftCookie}=1; Max-Age=${leftSeconds}; ${flags}`,
  ];
}

/** Adds `Secure` on public hosts, which use https. Names of this machine use http. */
function flagsOn(hostHeader: string): string {
  return `Path=/; HttpOnly; SameSite=Lax${isLocal(hostHeader) ? "" : "; Secure"}`;
}

/** Whether the content service no longer knows a preview's token, or never did. */
export function hasEnded(error: unknown): boolean {
  return error instanceof ContentError && (error.kind === "authorization" || error.kind === "ref-not-found");
}
