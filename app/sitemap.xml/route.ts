import { isPublic } from "@/app/_composition/is-public.ts";
import { sitemapOf } from "@/endpoints/sitemap/sitemap-of.ts";
import { sitemapResponse } from "@/endpoints/sitemap/sitemap-response.ts";
import { siteOfHost } from "@/routing/host.ts";
import { telemetry } from "@/telemetry/telemetry.ts";

/** Returns the sitemap of the requested host, or one of its parts: `/sitemap.xml?part=2`. */
export async function GET(request: Request): Promise<Response> {
  const host = request.headers.get("host") ?? "";
  const site = siteOfHost(host);
  if (site === undefined || !isPublic(host)) return new Response(null, { status: 404 });
  const part = new URL(request.url).searchParams.get("part");
  try {
    return await sitemapResponse(await sitemapOf(site), part, request.headers.get("accept-encoding"));
  } catch (cause) {
    telemetry().log.error("sitemap-failed", "The sitemap could not be read.", { error: cause });
    return new Response(null, { status: 503, headers: { "Retry-After": "30", "Cache-Control": "no-store" } });
  }
}
