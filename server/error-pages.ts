import { refusalPage } from "../routing/refusal-page.ts";
import { refuse } from "../routing/refusal.ts";

const cachedMs = 60_000;

interface Entry {
  readonly page: Promise<string>;
  readonly expires: number;
}

/** Renders a reserved path of a host to HTML. */
type RenderPath = (host: string, path: string) => Promise<string>;

/**
 * Returns the HTML of an error, readable without script, by the internal path of its page. A 404 is the host's own page.
 * If that page fails, and for any other status, it is a plain page. Never throws.
 */
export function createErrorPages(render: RenderPath): (status: number, internalPath: string) => Promise<string> {
  const missingPage = createMissingPages(render);
  return async (status, internalPath) =>
    status === 404 ? missingPage(internalPath).catch(plainPage) : refusalPage(refuse("page-unavailable"));
}

/** Caches the not-found page of each host and language for a minute: a flood of unknown paths renders nothing. */
function createMissingPages(render: RenderPath): (internalPath: string) => Promise<string> {
  const entries = new Map<string, Entry>();
  return (internalPath) => {
    const [, host = "", locale = ""] = internalPath.split("/");
    const path = `/not-found-page/${host}/${locale}`;
    const cached = entries.get(path);
    if (cached !== undefined && cached.expires > Date.now()) return cached.page;
    const page = render(decodeURIComponent(host), path);
    entries.set(path, { page, expires: Date.now() + cachedMs });
    page.catch(() => entries.delete(path));
    return page;
  };
}

function plainPage(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(JSON.stringify({ event: "missing-page-failure", message }));
  return refusalPage(refuse("path-unknown"));
}
