import type { JsonReply } from "@tessera/runtime/http/send-json.ts";
import { notFound, wrongMethod } from "./failure.ts";
import { preflight } from "./preflight.ts";
import { type Route, routeOf } from "./route.ts";
import { viewOf, type ViewSource } from "./view.ts";

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly origin: string | undefined;
  readonly country: string | undefined;
}

/** What the API answers to this question. Throws `Failure`. Pure. */
export function replyOf({ method, url, origin, country }: Question, source: ViewSource): JsonReply {
  const { pathname: path, searchParams: query } = url;
  if (method === "OPTIONS") return preflight;
  if (method !== "GET" && method !== "HEAD") throw wrongMethod("GET, HEAD and OPTIONS");
  const route = routeOf(path);
  if (route === undefined) throw notFound(`path ${path}`);
  const body = route.endpoint({ path, id: route.id, query, origin, country, view: viewOf(query, source) });
  return { status: 200, body, headers: cachingOf(route) };
}

function cachingOf({ live, vary }: Route): Readonly<Record<string, string>> {
  const kept = { "cache-control": live ? "no-store" : "public, max-age=300" };
  return vary === undefined ? kept : { ...kept, vary };
}
