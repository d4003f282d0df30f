import { jsonResponse } from "@tessera/runtime/http/json-response.ts";
import type { Hono, HonoRequest } from "hono";
import { notFound, wrongMethod } from "./failure.ts";
import { type RouteDefinition, routes } from "./routes.ts";
import { toView, type ViewSource } from "./view.ts";

/** Returns the path of a request as routes spell it: `/api/tours/v6/tour-groups/` → `/api/v6/tour-groups`. */
export function canonicalPath({ url }: Request): string {
  const { pathname } = new URL(url);
  return pathname.replace(/^\/api\/(?:tours\/)?(.*?)\/?$/, "/api/$1");
}

/** Adds every route of the API to an app whose `getPath` is `canonicalPath`. `source` takes the origin of the request. */
export function addRoutes(app: Hono, source: (origin: string) => ViewSource): void {
  app.options("*", () => jsonResponse(preflight));
  for (const route of routes) {
    app.get(route.path.replace("{id}", ":id"), ({ req }) =>
      jsonResponse({
        status: 200,
        body: makeBody(route, req, source(new URL(req.url).origin)),
        headers: toCachingHeaders(route),
      }),
    );
  }
  app.all("*", ({ req }) => {
    if (!["GET", "HEAD"].includes(req.method)) throw wrongMethod("GET, HEAD and OPTIONS");
    throw notFound(`path ${new URL(req.url).pathname}`);
  });
}

/**
 * Lets pages of any origin send any headers from a browser (Fetch standard, CORS). Hono's middleware for it would add
 * `vary`, though the response depends on nothing.
 */
const preflight = {
  status: 204,
  body: undefined,
  headers: {
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": "*",
    "access-control-max-age": "600",
  },
};

function makeBody({ endpoint }: RouteDefinition, request: HonoRequest, source: ViewSource): unknown {
  const { pathname: path, searchParams: query } = new URL(request.url);
  const [origin, country] = [request.header("origin"), request.header("x-country")];
  return endpoint({ path, id: request.param("id") ?? "", query, origin, country, view: toView(query, source) });
}

function toCachingHeaders({ live, vary }: RouteDefinition): Readonly<Record<string, string>> {
  const caching = { "cache-control": live ? "no-store" : "public, max-age=300" };
  return vary === undefined ? caching : { ...caching, vary };
}
