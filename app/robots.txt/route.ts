import { isPublic } from "@/app/_composition/is-public.ts";
import { robotsText } from "@/endpoints/sitemap/robots-text.ts";
import { siteOfHost } from "@/routing/host.ts";

/** Returns what crawlers may read on the requested host. */
export function GET(request: Request): Response {
  const host = request.headers.get("host") ?? "";
  const site = siteOfHost(host);
  if (site === undefined) return new Response(null, { status: 404 });
  return new Response(robotsText(isPublic(host) ? site : undefined), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
