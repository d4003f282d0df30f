import { decodeEntities } from "./decode-entities.ts";
import type { Fetch } from "./fetch-page.ts";

/** A page as the sitemap of its host lists it. */
export interface ListedUrl {
  readonly host: string;
  readonly url: string;
  readonly modified: string;
  /** By `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
}

/** Reads the sitemap that the robots.txt of a host names, with its parts. Throws where one is missing or lists no page. */
export async function readSitemap(host: string, fetch: Fetch): Promise<readonly ListedUrl[]> {
  const robots = await fetch(host, "/robots.txt");
  const address = /^Sitemap: https:\/\/([^/]+)(\/\S+)$/m.exec(robots.body);
  if (address?.[1] !== host) throw new Error(`the robots.txt of ${host} names no sitemap of its own`);
  const main = await readFile(host, address[2] ?? "", fetch);
  const parts = [...main.matchAll(/<sitemap><loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) =>
    decodeEntities(path),
  );
  const files = parts.length === 0 ? [main] : await Promise.all(parts.map((path) => readFile(host, path, fetch)));
  const listed = files.flatMap((file) => urlsIn(file, host));
  if (listed.length === 0) throw new Error(`the sitemap of ${host} lists no page`);
  return listed;
}

async function readFile(host: string, path: string, fetch: Fetch): Promise<string> {
  const { status, body } = await fetch(host, path);
  if (status !== 200) throw new Error(`the sitemap ${path} of ${host} responds with ${status}`);
  return body;
}

function urlsIn(xml: string, host: string): readonly ListedUrl[] {
  return [...xml.matchAll(/<url>[^]*?<\/url>/g)].map(([entry]) => ({
    host,
    url: decodeEntities(/<loc>([^<]*)/.exec(entry)?.[1] ?? ""),
    modified: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? "",
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag = "", url = ""]) => [
        tag,
        decodeEntities(url),
      ]),
    ),
  }));
}
