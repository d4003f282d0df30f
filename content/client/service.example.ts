import { once } from "node:events";
import { createServer } from "node:http";
import { type Reply, sendReply } from "./reply.example.ts";

/** The reply to the nth request of a kind, counted from 1. */
type Answer = (nth: number, query: URLSearchParams) => Reply | Promise<Reply>;

export interface Script {
  readonly repository?: Answer;
  readonly search?: Answer;
  readonly tags?: Answer;
}

export interface PlayedService extends AsyncDisposable {
  readonly endpoint: string;
  /** Path and query of each request. */
  readonly asked: readonly URL[];
  readonly searches: () => readonly URLSearchParams[];
  /** How often the repository was asked for. */
  readonly repositories: () => number;
}

/** A content service for tests: a real HTTP server that plays a script and remembers what it was asked. */
export async function playService(script: Script = {}): Promise<PlayedService> {
  const asked: URL[] = [];
  const ofKind = (kind: keyof Script) => asked.filter((url) => kindOf(url) === kind);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://service");
    asked.push(url);
    const answer = script[kindOf(url)] ?? usual[kindOf(url)];
    sendReply(response, await answer(ofKind(kindOf(url)).length, url.searchParams));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  return {
    endpoint: `http://127.0.0.1:${port}/api/v2`,
    asked,
    searches: () => ofKind("search").map(({ searchParams }) => searchParams),
    repositories: () => ofKind("repository").length,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A repository with these refs and no forms. */
export function repositoryOf(...refs: readonly object[]) {
  return { refs, languages: [], types: {}, tags: [], forms: {}, integrationFieldsRef: null };
}

export function masterRef(ref: string) {
  return { id: "master", ref, label: "Master", isMasterRef: true };
}

const usual: Required<Script> = {
  repository: () => ({ json: repositoryOf(masterRef("m1")) }),
  search: () => ({ json: { results: [], next_page: null } }),
  tags: () => ({ json: [] }),
};

function kindOf({ pathname }: URL): keyof Script {
  if (pathname.endsWith("/search")) return "search";
  return pathname.endsWith("/tags") ? "tags" : "repository";
}
