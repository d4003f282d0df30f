import { LRUCache } from "lru-cache";
import { defaultLocale } from "../i18n/locales.ts";
import { refusalPage } from "../routing/refusal-page.ts";
import { refuse } from "../routing/refusal.ts";

const cachedMs = 60_000;

/** Renders a reserved path of a host to HTML. */
type RenderPath = (host: string, path: string) => Promise<string>;

/**
 * Returns the HTML of an error, readable without script, by the internal path of its page. A 404 is the host's own page.
 * If that page fails, and for any other status, it is a plain page. Never throws. A publication drops what is cached.
 */
export function createErrorPages(
  render: RenderPath,
  onPublished: (forget: () => void) => void,
): (status: number, internalPath: string) => Promise<string> {
  const missingPage = createMissingPages(render, onPublished);
  return async (status, internalPath) =>
    status === 404 ? missingPage(internalPath).catch(plainPage) : refusalPage(refuse("page-unavailable"));
}

/**
 * Caches the not-found page of each host, language and currency for a minute: a flood of unknown paths renders nothing.
 * A page that other languages have has a not-found page of its own.
 */
function createMissingPages(
  render: RenderPath,
  onPublished: (forget: () => void) => void,
): (internalPath: string) => Promise<string> {
  const pages = new LRUCache<string, Promise<string>>({ max: 500, ttl: cachedMs });
  const languages = new LRUCache<string, Promise<string>>({ max: 2_000, ttl: cachedMs });
  onPublished(() => [pages, languages].forEach((cache) => cache.clear()));
  const renderMissing = cached(render, pages);
  const readLanguages = cached(render, languages);
  return async (internalPath) => {
    const [, host = "", locale = "", currency = "", , ...segments] = internalPath.split("/");
    const elsewhere = locale === defaultLocale ? "" : await languagesElsewhere(readLanguages, host, locale, segments);
    return renderMissing(decodeURIComponent(host), `/not-found-page/${host}/${locale}/${currency}${elsewhere}`);
  };
}

/** Caches what a path renders to. A failure is not cached. */
function cached(render: RenderPath, rendered: LRUCache<string, Promise<string>>): RenderPath {
  return (host, path) => {
    const known = rendered.get(path);
    if (known !== undefined) return known;
    const page = render(host, path);
    rendered.set(path, page);
    page.catch(() => {
      if (rendered.peek(path) === page) rendered.delete(path);
    });
    return page;
  };
}

/** Returns the languages that a page exists in and its path, `/en.de/credits`. Empty when it exists in none, or in this one. */
async function languagesElsewhere(
  readLanguages: RenderPath,
  host: string,
  locale: string,
  segments: readonly string[],
): Promise<string> {
  if (segments.length === 0) return "";
  const path = segments.join("/");
  const languages = readLanguages(decodeURIComponent(host), `/not-found-page/languages/${host}/${path}`);
  const codes = await languages.catch(() => "");
  return codes === "" || codes.split(".").includes(locale) ? "" : `/${codes}/${path}`;
}

function plainPage(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(JSON.stringify({ event: "missing-page-failure", message }));
  return refusalPage(refuse("path-unknown"));
}
