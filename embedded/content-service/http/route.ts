import type { DocumentStore } from "../store/document-store.ts";
import { methodNotAllowed, notFound, ok, type Reply } from "./reply.ts";
import { repository } from "./repository.ts";
import { search } from "./search.ts";

export interface RouteContext {
  readonly store: DocumentStore;
  readonly mediaBaseUrl: string;
}

type Route = (url: URL, context: RouteContext) => Promise<Reply>;

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["/api/v2", async (url, { store }) => ok(repository(await store.overview(), url.origin))],
  ["/api/v2/documents/search", (url, { store, mediaBaseUrl }) => search(url, store, mediaBaseUrl)],
  ["/api/tags", async (_, { store }) => ok((await store.overview()).tags)],
  ["/health", async () => ok({ ok: true })],
]);

/** Answers one request to the API; `url` is what the client called, host and all. */
export async function route(method: string, url: URL, context: RouteContext): Promise<Reply> {
  const answer = routes.get(url.pathname);
  if (!answer) return notFound(url.pathname);
  return method === "GET" ? answer(url, context) : methodNotAllowed(method);
}
