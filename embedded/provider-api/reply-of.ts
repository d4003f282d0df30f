import type { JsonReply } from "../http/send-json.ts";
import { Failure, notFound } from "./failure.ts";
import { routeOf } from "./route.ts";
import { viewOf, type ViewSource } from "./view.ts";

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly origin: string | undefined;
}

/** What the API answers to this question. Throws `Failure`. Pure. */
export function replyOf({ method, url, origin }: Question, source: ViewSource): JsonReply {
  const { pathname: path, searchParams: query } = url;
  if (method !== "GET" && method !== "HEAD")
    throw new Failure(405, "E_METHOD_NOT_ALLOWED", "Only GET and HEAD are answered.");
  const route = routeOf(path);
  if (route === undefined) throw notFound(`path ${path}`);
  const body = route.endpoint({ path, id: route.id, query, origin, view: viewOf(query, source) });
  return { status: 200, body, headers: { "cache-control": route.live ? "no-store" : "public, max-age=300" } };
}
