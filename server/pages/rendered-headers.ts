import type { OutgoingHttpHeaders } from "node:http";
import { isInternalResponseHeader } from "../../framework/next/internal-headers.ts";

/** Parses how long shared caches may store a response: `s-maxage=300, …` → 300000. */
export function freshness(cacheControl: OutgoingHttpHeaders[string]): number {
  return Number(/s-maxage=(\d+)/.exec(String(cacheControl))?.[1] ?? 0) * 1000;
}

/** Headers of the connection, of one encoding, or of one visitor. */
const omitted =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|set-cookie|vary)$/;

/** Returns the headers of a rendered page as every visitor gets them. */
export function pageHeaders(rendered: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(rendered).flatMap(([name, value]) => {
    if (value === undefined || omitted.test(name) || isInternalResponseHeader(name)) return [];
    // Next sets a page's redirect twice, which clients read as one address with a comma.
    const [first] = [value].flat();
    return [[name, name === "location" ? String(first) : [value].flat().join(", ")]];
  });
  return Object.fromEntries(entries);
}
