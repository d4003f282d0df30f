import { type NextRequest, NextResponse } from "next/server";
import { isPreviewing } from "./routing/preview-cookie.ts";
import { refusalPage } from "./routing/refusal-page.ts";
import { toResolveRequest } from "./routing/to-resolve-request.ts";
import { type Resolution, resolve } from "./routing/resolve.ts";

/** The paths of `isReservedPath`, spelled out: Next reads this without running it. */
export const config = {
  matcher: [
    "/((?!_next/|(?:not-found|preview)-page/|__nextjs|api/|fonts/|(?:dev|slice-simulator)(?:/|$)|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)",
  ],
};

/** Page requests → the generic route, with everything the page varies by in its path. */
export function proxy(request: NextRequest): Response {
  const { pathname, search } = new URL(request.url);
  const resolution = resolve(
    toResolveRequest({
      host: request.headers.get("host") ?? undefined,
      target: pathname + search,
      cookie: request.headers.get("cookie") ?? undefined,
      development: process.env.NODE_ENV === "development",
    }),
  );
  if (resolution.kind === "page") return NextResponse.rewrite(new URL(variantOf(resolution, request), request.url));
  const { status } = resolution;
  if (resolution.kind === "redirect") return NextResponse.redirect(new URL(resolution.location, request.url), status);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(refusalPage(resolution), { status, headers });
}

/** Who previews gets the same page from a route that is drawn at each visit and kept nowhere. */
function variantOf({ internalPath }: Extract<Resolution, { kind: "page" }>, { headers }: NextRequest): string {
  return isPreviewing(headers.get("cookie") ?? undefined) ? `/preview-page${internalPath}` : internalPath;
}
