import { type NextRequest, NextResponse } from "next/server";
import type { Locale } from "./i18n/locales.ts";
import { refusalHeaders, refusalPage } from "./routing/refusal-page.ts";
import { type Refused, refuse } from "./routing/refusal.ts";
import { requestLocale } from "./routing/request-locale.ts";
import { resolveRequest } from "./routing/resolve-request.ts";
import { isSimulatorPath, simulatorHeaders, simulatorParents } from "./routing/simulator-parents.ts";

/** The paths of `isReservedPath` but the slice simulator's, repeated: Next reads this without running it. */
export const config = {
  matcher: [
    "/((?!_next/|_islands/|(?:not-found|preview)-page/|__nextjs|api/|fonts/|og/|pictures/|dev(?:/|$)|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|robots\\.txt|llms\\.txt|feed\\.json|sitemap\\.xml|manifest\\.webmanifest)$).*)",
  ],
};

/** Rewrites page requests to the generic route, with everything the page varies by in its path. */
export function proxy(request: NextRequest): Response {
  const routePath = routePathFromServer(request);
  return routePath === undefined ? resolveHere(request) : NextResponse.rewrite(new URL(routePath, request.url));
}

/** Returns what `server.ts` resolved. Undefined when Next runs without it: only it sets the variable. */
function routePathFromServer({ headers }: NextRequest): string | undefined {
  const header = process.env["ROUTE_PATH_HEADER"] ?? "";
  return header === "" ? undefined : (headers.get(header) ?? undefined);
}

function resolveHere({ method, headers, url }: NextRequest): Response {
  const { pathname, search } = new URL(url);
  const resolution = resolveRequest({
    method,
    host: headers.get("host") ?? undefined,
    target: pathname + search,
    cookie: headers.get("cookie") ?? undefined,
    development: process.env.NODE_ENV === "development",
  });
  const locale = () => requestLocale(headers.get("host") ?? undefined, pathname);
  if (resolution.kind === "reserved") return respondToReserved(pathname, locale);
  if (resolution.kind === "page") return NextResponse.rewrite(new URL(resolution.routePath, url));
  if (resolution.kind === "redirect")
    return NextResponse.redirect(new URL(resolution.location, url), resolution.status);
  return respondToRefused(resolution, locale());
}

/** Decides who may frame the slice simulator, from the variables of this process, not those of the build. */
function respondToReserved(pathname: string, locale: () => Locale): Response {
  if (!isSimulatorPath(pathname)) return NextResponse.next();
  const parents = simulatorParents(process.env);
  return parents.length === 0
    ? respondToRefused(refuse("path-unknown"), locale())
    : NextResponse.next({ headers: simulatorHeaders(parents) });
}

function respondToRefused(refused: Refused, locale: Locale): Response {
  return new Response(refusalPage(refused, locale), { status: refused.status, headers: refusalHeaders(refused) });
}
