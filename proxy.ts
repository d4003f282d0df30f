import { type NextRequest, NextResponse } from "next/server";
import { views } from "./app/_composition/views.ts";
import { bridge } from "./framework/next/bridge.ts";
import { chooseRoute } from "./framework/next/uncached-page.ts";
import { findSiteByHost } from "./routing/host.ts";
import { refusalHeaders, refusalPage } from "./routing/refusal-page.ts";
import { type Refused, refuse } from "./routing/refusal.ts";
import { requestLocale } from "./routing/request-locale.ts";
import type { ResolvedPage } from "./routing/resolve.ts";
import { resolveRequest } from "./routing/resolve-request.ts";
import { isSimulatorPath, simulatorHeaders, simulatorParents } from "./routing/simulator-parents.ts";

/** The paths of `isReservedPath` but the slice simulator's, repeated: Next reads this without running it. */
export const config = {
  matcher: [
    "/((?!_next/|_islands/|(?:not-found|preview|uncached|contract|studio)-page/|__nextjs|api/|films/|fonts/|og/|pictures/|(?:dev|studio)(?:/|$)|studio-frame/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|robots\\.txt|llms\\.txt|feed\\.json|sitemap\\.xml|manifest\\.webmanifest)$).*)",
  ],
};

/** Rewrites page requests to the generic route, with everything the page varies by in its path. */
export function proxy(request: NextRequest): Response {
  // Undefined when Next runs without `server.ts`, or is not as that relies on.
  const routePath = bridge().renderings.getStore()?.routePath;
  return routePath === undefined ? resolveHere(request) : NextResponse.rewrite(new URL(routePath, request.url));
}

function resolveHere({ method, headers, url }: NextRequest): Response {
  const { pathname, search } = new URL(url);
  const request = {
    method,
    host: headers.get("host") ?? undefined,
    target: pathname + search,
    cookie: headers.get("cookie") ?? undefined,
    development: process.env.NODE_ENV === "development",
  };
  const resolution = resolveRequest(request, views);
  const host = headers.get("host") ?? "";
  if (resolution.kind === "reserved") return respondToReserved(host, pathname);
  if (resolution.kind === "page") return NextResponse.rewrite(new URL(toRoute(resolution), url));
  if (resolution.kind === "redirect")
    return NextResponse.redirect(new URL(resolution.location, url), resolution.status);
  return respondToRefused(resolution, host, pathname);
}

/** Returns the route of a page. That of a preview is never cached. */
function toRoute({ routePath, internalPath }: ResolvedPage): string {
  return routePath === internalPath.text ? chooseRoute(routePath) : routePath;
}

/** Decides who may frame the slice simulator: the variables of this process count, not those of the build. */
function respondToReserved(host: string, pathname: string): Response {
  if (!isSimulatorPath(pathname)) return NextResponse.next();
  const parents = simulatorParents(process.env);
  return parents.length === 0
    ? respondToRefused(refuse("path-unknown"), host, pathname)
    : NextResponse.next({ headers: simulatorHeaders(parents) });
}

function respondToRefused(refused: Refused, host: string, pathname: string): Response {
  const page = refusalPage(refused, requestLocale(host, pathname), findSiteByHost(host));
  return new Response(page, { status: refused.status, headers: refusalHeaders(refused) });
}
