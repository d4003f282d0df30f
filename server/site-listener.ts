import type { IncomingMessage, RequestListener } from "node:http";
import { isStage } from "../routing/host.ts";
import { refusalHeaders, refusalPage } from "../routing/refusal-page.ts";
import { resolveRequest } from "../routing/resolve-request.ts";
import type { ResolvedPage } from "../routing/resolve.ts";
import type { Health } from "./health.ts";
import { requestInProcess } from "./render-in-process.ts";
import type { PageResponse } from "./page-response.ts";

interface SiteSettings {
  readonly health: Pick<Health, "respond">;
  readonly development: boolean;
  /** The header that carries a page's route path to `proxy.ts`. Its name is secret, so that no client can send it. */
  readonly routePathHeader: string;
  readonly next: RequestListener;
  readonly errorPage: (status: number, internalPath: string) => Promise<string>;
}

export type SiteListener = (request: IncomingMessage, response: PageResponse<IncomingMessage>) => void;

/** Resolves each request once: sends health, redirects and refusals, and hands pages and reserved paths to Next. */
export function createSiteListener(settings: SiteSettings): SiteListener {
  const { health, development, next } = settings;
  return (request, response) => {
    if (health.respond(request, response)) return;
    const { method, url: target = "", headers } = request;
    if (isStage(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
    const resolution = resolveRequest({ method, target, host: headers.host, cookie: headers.cookie, development });
    if (resolution.kind === "refused") {
      response.writeHead(resolution.status, refusalHeaders(resolution)).end(refusalPage(resolution));
      return;
    }
    if (resolution.kind === "redirect") {
      response.writeHead(resolution.status, { Location: resolution.location }).end();
      return;
    }
    if (resolution.kind === "page") preparePage(resolution, request, response, settings);
    next(request, response);
  };
}

function preparePage(
  { internalPath, routePath }: ResolvedPage,
  request: IncomingMessage,
  response: PageResponse<IncomingMessage>,
  { development, routePathHeader, next, errorPage }: SiteSettings,
): void {
  const { headers, url = "" } = request;
  headers[routePathHeader] = routePath;
  const [path = ""] = url.split("?", 1);
  response.query = url.slice(`${path}?`.length);
  // Next writes the query of the first visit into the page that it caches for all. Its refreshes need theirs.
  if (!development) request.url = path;
  response.errorPage = (status) => errorPage(status, internalPath);
  response.showsFailures = development;
  // A preview is not cached, and in development nothing is.
  if (development || routePath !== internalPath) return;
  const { host } = headers;
  response.again = () => requestInProcess(next, { path, headers: { host, [routePathHeader]: routePath } });
}
