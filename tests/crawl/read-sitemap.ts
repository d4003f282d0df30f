import type { Fetched } from "./fetch-page.ts";

/** A page as the sitemap of its host lists it. */
export interface ListedUrl {
  readonly host: string;
  readonly url: string;
  readonly modified: string;
  /** By `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
}

type Fetch = (host: string, path: string) => Promise<Fetched>;

/** Reads the sitemap that the robots.txt of a host names, with its parts. Throws where there is none. */
export async function readSitemap(host: string, fetch: Fetch): Promise<readonly ListedUrl[]> {
  const robots = await fetch(host, "/robots.txt");
  const address = /^Sitemap: https:\/\/([^/]+)(\/\S+)$/m.exec(robots.body);
  if (address?.[1] !== host) throw new Error(`the robots.txt of ${host} names no sitemap of its own`);
  const { status, body } = await fetch(host, address[2] ?? "");
  if (status !== 200) throw new Error(`the sitemap of ${host} responds with ${status}`);
  const parts = [...body.matchAll(/<sitemap><loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) =>
    decoded(path),
  );
  const files =
    parts.length === 0 ? [body] : await Promise.all(parts.map(async (path) => (await fetch(host, path)).body));
  return files.flatMap((file) => urlsIn(file, host));
}

function urlsIn(xml: string, host: string): readonly ListedUrl[] {
  return [...xml.matchAll(/<url>[^]*?<\/url>/g)].map(([entry]) => ({
    host,
    url: decoded(/<loc>([^<]*)/.exec(entry)?.[1] ?? ""),
    modified: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? "",
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag = "", url = ""]) => [tag, decoded(url)]),
    ),
  }));
}

function decoded(text: string): string {
  return text.replaceAll("&apos;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
