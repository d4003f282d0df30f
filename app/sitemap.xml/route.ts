import { isPublic } from "@/app/_composition/is-public.ts";
import { sitemapOf } from "@/app/_composition/sitemap/sitemap-of.ts";
import { siteOfHost } from "@/routing/host.ts";
import { telemetry } from "@/telemetry/telemetry.ts";

/** Returns the sitemap of the requested host, or one of its parts: `/sitemap.xml?part=2`. */
export async function GET(request: Request): Promise<Response> {
  const host = request.headers.get("host") ?? "";
  const site = siteOfHost(host);
  if (site === undefined || !isPublic(host)) return new Response(null, { status: 404 });
  const part = new URL(request.url).searchParams.get("part");
  try {
    const { main, parts } = await sitemapOf(site);
    const xml = part === null ? main : /^[1-9]\d*$/.test(part) ? parts[Number(part) - 1] : undefined;
    if (xml === undefined) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
    });
  } catch (cause) {
    telemetry().log.error("sitemap-failed", "The sitemap could not be read.", { error: cause });
    return new Response(null, { status: 503, headers: { "Retry-After": "30", "Cache-Control": "no-store" } });
  }
}
