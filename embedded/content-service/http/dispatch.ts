import { readBody } from "@tessera/runtime/http/read-body.ts";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Endpoint } from "./endpoint.ts";
import { matchPath } from "./match-path.ts";
import { preflight } from "./preflight.ts";
import { methodNotAllowed, notFound } from "./responses.ts";

/** Passes a request to the first endpoint of its path and method. */
export async function dispatch(request: Request, endpoints: readonly Endpoint[]): Promise<JsonReply> {
  const url = new URL(request.url);
  const here = endpoints.flatMap((endpoint) => {
    const segments = matchPath(endpoint.path, url.pathname);
    return segments ? [{ endpoint, segments }] : [];
  });
  if (here.length === 0) return notFound(url.pathname);
  const allowed = [...new Set(here.map(({ endpoint }) => endpoint.method))];
  const { method } = request;
  if (method === "OPTIONS") return preflight(allowed);
  const wanted = method === "HEAD" ? "GET" : method;
  const match = here.find(({ endpoint }) => endpoint.method === wanted);
  if (!match) return methodNotAllowed(method, allowed);
  return match.endpoint.handle({
    url,
    headers: Object.fromEntries(request.headers),
    segments: match.segments,
    body: (limit) => readBody(request, limit),
  });
}
