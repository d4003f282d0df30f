import { LRUCache } from "lru-cache";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../i18n/locales.ts";
import { findSiteByHost } from "../routing/host.ts";
import { type InternalPath, toInternalPath } from "../routing/internal-path.ts";

const cachedMs = 60_000;

/** Reads the languages of a page by its path on a host, for a client who waits for it. */
type ReadLanguages = (host: string, path: readonly string[], client: string | undefined) => Promise<readonly string[]>;

export interface ElsewherePorts {
  /** Returns the codes of the languages that a page exists in, `en.de`, by any internal path of it. Undefined if not known. */
  readonly knownLanguages: (internalPath: InternalPath) => string | undefined;
  /** Reads those codes where they are not known. */
  readonly readLanguages: ReadLanguages;
}

interface Elsewhere {
  /**
   * Returns what a not-found page says of other languages: `/en.de/tickets`, or nothing where the page has no others. A
   * language that the host does not speak precedes them: `/fr~en.de/tickets`.
   */
  readonly find: (internalPath: InternalPath, client: string | undefined) => Promise<string>;
  /** Drops what is cached of languages, since a publication may have changed it. */
  readonly forget: () => void;
}

/** Finds the languages that have a page which is missing in another. */
export function createElsewhere({ knownLanguages, readLanguages }: ElsewherePorts): Elsewhere {
  const languages = new LRUCache<string, Promise<readonly string[]>>({ max: 2_000, ttl: cachedMs });
  const readCached = cached(readLanguages, languages);
  const findLanguages = async (internalPath: InternalPath, client: string | undefined) => {
    const { host, segments } = internalPath;
    const read = () => readCached(decodeURIComponent(host), segments.map(decodeURIComponent), client);
    return knownLanguages(internalPath) ?? (await read().catch(() => [])).join(".");
  };
  // An English page opens in all languages of its host. One that English lacks is known from the list of all pages alone.
  const findSpoken = (internalPath: InternalPath) => {
    const { locale, segments } = internalPath;
    const shared = segments.join("/");
    const codes = shared === "" ? "" : (knownLanguages(internalPath) ?? "");
    return codes === "" || codes.split(".").includes(locale) ? "" : `/${codes}/${shared}`;
  };
  const findUnspoken = async ({ language, rest, languages: own }: Unspoken, client: string | undefined) => {
    const shared = rest.segments.join("/");
    const codes = shared === "" ? own.join(".") : await findLanguages(rest, client);
    return `/${language}~${codes === "" ? "" : `${codes}/${shared}`}`.replace(/\/$/, "");
  };
  return {
    find: async (internalPath, client) => {
      const unspoken = readUnspoken(internalPath);
      return unspoken === undefined ? findSpoken(internalPath) : findUnspoken(unspoken, client);
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
