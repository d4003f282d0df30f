import { readyEncoding, readyHeader } from "../../routing/ready-encoding.ts";
import { compressedFile } from "./compressed-file.ts";
import type { Sitemap } from "./sitemap-xml.ts";

const headers = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=300",
};

/**
 * Returns a file of a sitemap, for a request with `accept` as Accept-Encoding. It has megabytes, so it is compressed once
 * for all clients. 404 without a file of this number.
 */
export async function sitemapResponse(sitemap: Sitemap, part: string | null, accept: string | null): Promise<Response> {
  const xml = findSitemapFile(sitemap, part);
  if (xml === undefined) return new Response(null, { status: 404 });
  if (accept !== readyEncoding) return new Response(xml, { headers });
  return new Response(await compressedFile(sitemap, xml), { headers: { ...headers, [readyHeader]: "gzip" } });
}

function findSitemapFile({ main, parts }: Sitemap, part: string | null): string | undefined {
  if (part === null) return main;
  return /^[1-9]\d*$/.test(part) ? parts[Number(part) - 1] : undefined;
}
