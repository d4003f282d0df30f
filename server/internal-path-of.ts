import type { IncomingMessage } from "node:http";
import { isReservedPath } from "../renderer/resolve/is-reserved-path.ts";
import { toResolveRequest } from "../renderer/resolve/to-resolve-request.ts";
import { resolve } from "../renderer/resolve.ts";

/** The internal path of the page that a request is for; undefined when it is for none. */
export function internalPathOf(
  { headers, url = "" }: Pick<IncomingMessage, "headers" | "url">,
  development: boolean,
): string | undefined {
  const { host, cookie } = headers;
  const request = toResolveRequest({ host, target: url, cookie, development });
  if (isReservedPath(request.path)) return undefined;
  const resolution = resolve(request);
  return resolution.kind === "page" ? resolution.internalPath : undefined;
}
