import { contentService } from "@/app/_composition/clients.ts";
import { productIndex } from "@/app/_composition/composition.ts";
import { findPublicSite, pageList } from "@/app/_composition/endpoints.ts";
import { registries } from "@/app/_composition/registries.ts";
import { createSitemaps } from "@/endpoints/sitemap/create-sitemaps.ts";
import { sitemapResponse } from "@/endpoints/sitemap/sitemap-response.ts";
import { telemetry } from "@/framework/next/telemetry.ts";
import { findSiteByHost } from "@/routing/host.ts";

const findSitemap = createSitemaps({
  content: contentService,
  types: [...registries.pageTypes.keys()],
  pages: pageList,
  products: productIndex,
});

/** Returns the sitemap of the requested host, or one of its parts: `/sitemap.xml?part=2`. */
export async function GET(request: Request): Promise<Response> {
  if (findSiteByHost(request.headers.get("host") ?? "") === undefined) return new Response(null, { status: 404 });
  const part = new URL(request.url).searchParams.get("part");
  try {
    return await sitemapResponse(
      await findSitemap(findPublicSite(request)),
      part,
      request.headers.get("accept-encoding"),
    );
  } catch (cause) {
    telemetry().log.error("sitemap-failed", "The sitemap could not be read.", { error: cause });
    return new Response(null, { status: 503, headers: { "Retry-After": "30", "Cache-Control": "no-store" } });
  }
}
