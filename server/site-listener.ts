import type { IncomingMessage, RequestListener } from "node:http";
import { isStage } from "../routing/host.ts";
import { refusalHeaders, refusalPage } from "../routing/refusal-page.ts";
import { resolveRequest } from "../routing/resolve-request.ts";
import type { Health } from "./health.ts";
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
export function createSiteListener({
  health,
  development,
  routePathHeader,
  next,
  errorPage,
}: SiteSettings): SiteListener {
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
    if (resolution.kind === "page") {
      headers[routePathHeader] = resolution.routePath;
      const [path] = target.split("?", 1);
      response.query = target.slice(`${path}?`.length);
      // Next writes the query of the first visit into the page that it caches for all. Its refreshes need theirs.
      if (!development) request.url = path;
      response.errorPage = (status) => errorPage(status, resolution.internalPath);
      response.showsFailures = development;
    }
    next(request, response);
  };
}
