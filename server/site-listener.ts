import type { IncomingMessage, RequestListener } from "node:http";
import { setRoutePath } from "../framework/next/route-paths.ts";
import { isStage } from "../routing/host.ts";
import type { InternalPath } from "../routing/internal-path.ts";
import { refuse } from "../routing/refusal.ts";
import type { ResolvedPage } from "../routing/resolve.ts";
import type { ViewRegistry } from "../routing/view-registry.ts";
import type { Measure } from "../telemetry/trace/observations.ts";
import { createTimings } from "../telemetry/trace/timings.ts";
import type { Health } from "./health.ts";
import type { SiteIslands } from "./islands/create-islands.ts";
import type { ErrorPage, PageResponse } from "./page-response.ts";
import { createResolver } from "./pages/resolve-once.ts";
import { writeRefusal } from "./pages/send-refusal.ts";
import type { ServePage } from "./pages/serve-page.ts";
import type { StudioPort } from "./studio-port.ts";
import type { SitePictures } from "./pictures/create-pictures.ts";

interface SiteSettings {
  readonly health: Pick<Health, "respond">;
  readonly studio: Pick<StudioPort, "respond">;
  readonly islands: Pick<SiteIslands, "respond">;
  readonly pictures: SitePictures;
  readonly development: boolean;
  /** The query parameters that change a page. */
  readonly views: ViewRegistry;
  /** Whether Next has a file or a route at a fixed path. */
  readonly isServed: (path: string) => boolean;
  /** Whether pages are Next's own output. */
  readonly servesNext: () => boolean;
  readonly next: RequestListener;
  /** The policy of HTML that comes without one. */
  readonly documentPolicy: () => string;
  /** Sends pages that all visitors share. Next sends previews, and everything in development. */
  readonly servePage: ServePage;
  /** Measures a part of a request. */
  readonly measure: Measure;
  readonly errorPage: (status: number, internalPath: InternalPath) => Promise<ErrorPage>;
}

export type SiteListener = (request: IncomingMessage, response: PageResponse<IncomingMessage>) => void;

/**
 * Resolves each request once. Sends health, the studio, files of islands, pictures, redirects, refusals and pages. Hands
 * all else to Next.
 */
export function createSiteListener(settings: SiteSettings): SiteListener {
  const { health, studio, islands, pictures, development, isServed, next, servePage, measure, documentPolicy, views } =
    settings;
  const resolve = createResolver(views);
  const isCached = ({ routePath, internalPath }: ResolvedPage) =>
    !development && routePath === internalPath.text && !settings.servesNext();
  return (request, response) => {
    response.documentPolicy = documentPolicy();
    if (health.respond(request, response) || studio.respond(request, response)) return;
    if (!development && islands.respond(request, response)) return;
    const { method, url: target = "", headers } = request;
    if (isStage(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
    if (pictures.respond(request, response)) return;
    const started = performance.now();
    const resolution = measure("resolve", () =>
      resolve({ method, target, host: headers.host, cookie: headers.cookie, development }),
    );
    if (resolution.kind === "refused") writeRefusal(response, resolution);
    else if (resolution.kind === "reserved" && !isServed(target.split("?", 1).join()))
      writeRefusal(response, refuse("path-unknown"));
    else if (resolution.kind === "redirect")
      response.writeHead(resolution.status, { Location: resolution.location }).end();
    else if (resolution.kind === "page" && isCached(resolution)) servePage(request, response, resolution.internalPath);
    else {
      if (resolution.kind === "page") preparePage(resolution, request, response, settings, started);
      next(request, response);
    }
  };
}

/**
 * Prepares what Next sends itself: previews, and pages in development or where Next is not as relied on. `started` is when
 * its resolution began.
 */
function preparePage(
  { internalPath, routePath }: ResolvedPage,
  request: IncomingMessage,
  response: PageResponse<IncomingMessage>,
  { development, servesNext, errorPage }: SiteSettings,
  started: number,
): void {
  const { url = "" } = request;
  const [path = ""] = url.split("?", 1);
  response.query = url.slice(`${path}?`.length);
  if (servesNext()) response.setHeader("x-framework", "next");
  else setRoutePath(request, routePath);
  // Next's refreshes need their query, and so does the proxy where it resolves the request.
  if (!development && !servesNext()) request.url = path;
  response.errorPage = (status) => errorPage(status, internalPath);
  response.showsFailures = development;
  response.timings = createTimings(() => performance.now(), started);
  response.timings.add("resolve", performance.now() - started);
}
