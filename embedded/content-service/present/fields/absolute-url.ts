import type { Scope } from "../scope.ts";

/** Pictures and files of ours are stored without the host that serves them. */
export function absoluteUrl(url: unknown, { mediaBaseUrl }: Pick<Scope, "mediaBaseUrl">): unknown {
  return typeof url === "string" && url.startsWith("/media/") ? `${mediaBaseUrl}${url}` : url;
}
