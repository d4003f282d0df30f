import type { Site } from "../hosts/site.ts";
import { isCurrencyCode } from "../i18n/currencies.ts";
import { defaultLocale } from "../i18n/locales.ts";
import type { RouteCookies } from "./cookies.ts";
import { developmentPage } from "./development-page.ts";
import { parseHost } from "./host.ts";
import { type InternalPath, toInternalPath } from "./internal-path.ts";
import { pagePath } from "./page-address.ts";
import { type PageTarget, parsePath, readLanguage } from "./parse-path.ts";
import type { Refused } from "./refusal.ts";
import { parseViewQuery, type ViewRegistry } from "./view-registry.ts";
import { withQuery } from "./with-query.ts";

export interface PageRequest {
  /** Host header. */
  readonly host: string | undefined;
  /** Still percent-encoded. */
  readonly path: string;
  /** Still percent-encoded, without the question mark. */
  readonly query: string;
  readonly cookies: RouteCookies;
  /** Lets `mystique_uid` and `lang` name the page. */
  readonly development: boolean;
}

export interface ResolvedPage {
  readonly kind: "page";
  /** Everything the page varies by. */
  readonly internalPath: InternalPath;
  /** The path that Next renders. A preview has a separate route, which is rendered at each visit and never cached. */
  readonly routePath: string;
}

/** Leads to a path on the same host, which needs no further redirect, or to the host of a site. */
interface Redirect {
  readonly kind: "redirect";
  readonly location: string;
  readonly status: 308;
}

export type Resolution = ResolvedPage | Redirect | Refused;

/** Resolves a request to a page, redirect or refusal. Never throws. Refuses an unknown host before all else. */
export function resolve(request: PageRequest, views: ViewRegistry): Resolution {
  const host = parseHost(request.host);
  if (host.kind === "refused") return host;
  const view = parseViewQuery(views, request.query);
  const named = request.development ? developmentPage(request.query) : undefined;
  if (named?.kind === "refused") return named;
  return named === undefined ? resolvePath(host.site, view, request) : toPage(named.site, named, view, request);
}

function resolvePath(site: Site, view: string, request: PageRequest): Resolution {
  const path = parsePath(request.path);
  if (path.kind === "refused") return path;
  const target = readLanguage(path.segments, site.languages);
  if (target.kind === "refused") return target;
  const canonical = pagePath(target.locale, target.path);
  const typed = pagePath(defaultLocale, path.segments);
  if (path.tidy && typed === canonical) return toPage(site, target, view, request);
  return { kind: "redirect", location: withQuery(canonical, request.query), status: 308 };
}

function toPage(site: Site, target: PageTarget, view: string, { cookies }: PageRequest): ResolvedPage {
  const { currency = "", previewing } = cookies;
  const internalPath = toInternalPath({
    host: encodeURIComponent(site.host),
    locale: target.locale,
    currency: isCurrencyCode(currency) ? currency : "auto",
    view: encodeURIComponent(view),
    segments: target.path.map(encodeURIComponent),
  });
  const { text } = internalPath;
  return { kind: "page", internalPath, routePath: previewing ? `/preview-page${text}` : text };
}
