import { findPublicSite } from "@/app/_composition/endpoints.ts";
import { robotsText } from "@/endpoints/sitemap/robots-text.ts";
import { findSiteByHost } from "@/routing/host.ts";

/** Returns what crawlers may read on the requested host. */
export function GET(request: Request): Response {
  if (findSiteByHost(request.headers.get("host") ?? "") === undefined) return new Response(null, { status: 404 });
  return new Response(robotsText(findPublicSite(request)), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
