import type { JsonReply } from "../../http/send-json.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { methodNotAllowed, notFound, ok } from "./reply.ts";
import { repository } from "./repository.ts";
import { search } from "./search.ts";

export interface RouteContext {
  readonly store: DocumentStore;
  readonly mediaBaseUrl: string;
}

type Route = (url: URL, context: RouteContext) => Promise<JsonReply>;

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["/api/v2", async (url, { store }) => ok(repository(await store.overview(), url.origin))],
  ["/api/v2/documents/search", (url, { store, mediaBaseUrl }) => search(url, store, mediaBaseUrl)],
  ["/api/tags", async (_, { store }) => ok((await store.overview()).tags)],
]);

/** Answers one request to the API; `url` is what the client called, host and all. */
export async function route(method: string, url: URL, context: RouteContext): Promise<JsonReply> {
  const answer = routes.get(url.pathname);
  if (!answer) return notFound(url.pathname);
  return method === "GET" ? answer(url, context) : methodNotAllowed(method);
}
