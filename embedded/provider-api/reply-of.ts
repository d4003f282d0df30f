import type { JsonReply } from "../http/send-json.ts";
import { Failure, notFound } from "./failure.ts";
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
  if (method !== "GET" && method !== "HEAD")
    throw new Failure(405, "E_METHOD_NOT_ALLOWED", "Only GET, HEAD and OPTIONS are answered.");
  const route = routeOf(path);
  if (route === undefined) throw notFound(`path ${path}`);
  const body = route.endpoint({ path, id: route.id, query, origin, country, view: viewOf(query, source) });
  return { status: 200, body, headers: cachingOf(route) };
}

function cachingOf({ live, vary }: Route): Readonly<Record<string, string>> {
  const kept = { "cache-control": live ? "no-store" : "public, max-age=300" };
  return vary === undefined ? kept : { ...kept, vary };
}
