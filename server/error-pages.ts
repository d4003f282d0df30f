import { LRUCache } from "lru-cache";
import { defaultLocale, isLocaleCode, type Locale, type LocaleCode, locales } from "../i18n/locales.ts";
import { findSiteByHost } from "../routing/host.ts";
import { type InternalPath, toInternalPath } from "../routing/internal-path.ts";
import { refusalPage } from "../routing/refusal-page.ts";
import { type RefusalReason, refuse } from "../routing/refusal.ts";
import { toErrorMessage } from "../telemetry/describe-error.ts";
import { telemetry } from "../framework/next/telemetry.ts";
import { chooseRoute } from "../framework/next/uncached-page.ts";
import { decompress } from "./pages/compress.ts";
import { toNotFoundKey } from "./pages/page-key.ts";
import type { PageRequest } from "./pages/render-page.ts";
import type { FoundPage } from "./pages/found-page.ts";

const cachedMs = 60_000;

/** Reads the languages of a page by its path on a host, for a client who waits for it. */
type ReadLanguages = (host: string, path: readonly string[], client: string | undefined) => Promise<readonly string[]>;

interface ErrorPagePorts {
  /** Loads a host's not-found page, which is cached as any other page. */
  readonly load: (page: PageRequest) => Promise<FoundPage>;
  /** Returns the codes of the languages that a page exists in, `en.de`, by any internal path of it. Undefined if not known. */
  readonly knownLanguages: (internalPath: InternalPath) => string | undefined;
  /** Reads those codes where they are not known. */
  readonly readLanguages: ReadLanguages;
}

/**
 * Returns the host's not-found page for the internal path of a missing page. Undefined when it can't be rendered. `client`
 * is who waits for it, as the bulkhead counts clients.
 */
export type MissingPage = (internalPath: InternalPath, client?: string) => Promise<FoundPage | undefined>;

export interface ErrorPages {
  readonly missing: MissingPage;
  /** Returns the HTML for a status, readable without script. A 404 is the host's own page. Never throws. */
  readonly html: (status: number, internalPath: InternalPath) => Promise<string>;
  /** Drops what is cached of languages, since a publication may have changed it. */
  readonly forget: () => void;
}

/**
 * Finds the not-found page of each host, language and currency: a flood of unknown paths renders nothing.
 * A page that exists in other languages has a separate not-found page.
 */
export function createErrorPages({ load, knownLanguages, readLanguages }: ErrorPagePorts): ErrorPages {
  const languages = new LRUCache<string, Promise<readonly string[]>>({ max: 2_000, ttl: cachedMs });
  const readCached = cached(readLanguages, languages);
  const findLanguages = async (internalPath: InternalPath, client: string | undefined) => {
    const { host, segments } = internalPath;
    const read = () => readCached(decodeURIComponent(host), segments.map(decodeURIComponent), client);
    return knownLanguages(internalPath) ?? (await read().catch(() => [])).join(".");
  };
  const findElsewherePath = async (internalPath: InternalPath, client: string | undefined) => {
    const { locale, segments } = internalPath;
    const shared = segments.join("/");
    if (shared === "") return "";
    // Reading starts from the English page. One that English lacks is known from the list of all pages alone.
    const isEnglish = locale === defaultLocale;
    const codes = isEnglish ? (knownLanguages(internalPath) ?? "") : await findLanguages(internalPath, client);
    return codes === "" || codes.split(".").includes(locale) ? "" : `/${codes}/${shared}`;
  };
  const findUnspokenPath = async ({ language, rest, languages: own }: Unspoken, client: string | undefined) => {
    const shared = rest.segments.join("/");
    const codes = shared === "" ? own.join(".") : await findLanguages(rest, client);
    return `/${language}~${codes === "" ? "" : `${codes}/${shared}`}`.replace(/\/$/, "");
  };
  const missing: MissingPage = async (internalPath, client) => {
    const unspoken = readUnspoken(internalPath);
    const finding =
      unspoken === undefined ? findElsewherePath(internalPath, client) : findUnspokenPath(unspoken, client);
    const key = toNotFoundKey(internalPath, await finding);
    try {
      const found = await load({
        key,
        host: decodeURIComponent(internalPath.host),
        path: chooseRoute(key.text),
        client,
      });
      return found.page.status === 200 ? found : undefined;
    } catch (error) {
      logFailure(error);
      return undefined;
    }
  };
  return {
    missing,
    html: async (status, internalPath) => {
      const plain = (reason: RefusalReason) => refusalPage(refuse(reason), readLocale(internalPath));
      if (status !== 404) return plain("page-unavailable");
      const body = (await missing(internalPath))?.page.body;
      return body === undefined ? plain("path-unknown") : (await decompress(body)).toString();
    },
    forget: () => languages.clear(),
  };
}

/** A path in a language that its host does not speak, `/fr/tickets`. */
interface Unspoken {
  readonly language: LocaleCode;
  /** The internal path of the page without its prefix. */
  readonly rest: InternalPath;
  readonly languages: readonly LocaleCode[];
}

/** Returns undefined for a path without the prefix of such a language. */
function readUnspoken(internalPath: InternalPath): Unspoken | undefined {
  const { host, locale, segments } = internalPath;
  const [language = "", ...path] = segments;
  const languages = findSiteByHost(decodeURIComponent(host))?.languages ?? [];
  if (locale !== defaultLocale || !isLocaleCode(language) || languages.includes(language)) return undefined;
  return { language, rest: toInternalPath({ ...internalPath, segments: path }), languages };
}

function readLocale({ locale }: InternalPath): Locale {
  return isLocaleCode(locale) ? locales[locale] : locales.en;
}

/** Caches the languages of a page. A failure is not cached. */
function cached(read: ReadLanguages, known: LRUCache<string, Promise<readonly string[]>>): ReadLanguages {
  return (host, path, client) => {
    const key = JSON.stringify([host, ...path]);
    const cachedCodes = known.get(key);
    if (cachedCodes !== undefined) return cachedCodes;
    const codes = read(host, path, client);
    known.set(key, codes);
    codes.catch(() => {
      if (known.peek(key) === codes) known.delete(key);
    });
    return codes;
  };
}

function logFailure(cause: unknown): void {
  telemetry().log.error("missing-page-failure", toErrorMessage(cause));
}
