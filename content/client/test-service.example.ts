import type { ServerResponse } from "node:http";
import * as v from "valibot";
import { startUpstream } from "../../http/upstream.example.ts";

/**
 * JSON, or `text` as it is; `silence` never responds, `break-off` stops amid the body, `no-end` never ends it.
 */
export interface ScriptedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly fault?: "silence" | "break-off" | "no-end";
}

/** The response to the nth request of a kind, counted from 1. */
type Respond = (nth: number, query: URLSearchParams) => ScriptedResponse | Promise<ScriptedResponse>;

export interface Script {
  readonly repository?: Respond;
  readonly search?: Respond;
  readonly tags?: Respond;
}

export interface TestService extends AsyncDisposable {
  readonly endpoint: string;
  readonly requests: readonly URL[];
  /** The queries of the searches. */
  readonly searches: () => readonly URLSearchParams[];
  /** How many requests were for the repository. */
  readonly repositories: () => number;
}

/** A content service for tests: a real HTTP server that follows a script. */
export async function startTestService(script: Script = {}): Promise<TestService> {
  const upstream = await startUpstream(async (response, url) => {
    const kind = toResponseKind(url);
    const respond = script[kind] ?? defaultScript[kind];
    const scripted = await respond(ofKind(kind).length, url.searchParams);
    sendScripted(response, kind === "search" ? counted(scripted) : scripted);
  });
  const ofKind = (kind: keyof Script) => upstream.requests.filter((url) => toResponseKind(url) === kind);
  return {
    endpoint: `${upstream.baseUrl}/api/v2`,
    requests: upstream.requests,
    searches: () => ofKind("search").map(({ searchParams }) => searchParams),
    repositories: () => ofKind("repository").length,
    [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose](),
  };
}

/** A repository of one language with these refs and no forms. */
export function createRepository(...refs: readonly object[]) {
  return {
    refs,
    languages: [{ id: "en-us", name: "English" }],
    types: {},
    tags: [],
    forms: {},
    integrationFieldsRef: null,
  };
}

export function masterRef(ref: string) {
  return { id: "master", ref, label: "Master", isMasterRef: true };
}

const defaultScript: Required<Script> = {
  repository: () => ({ json: createRepository(masterRef("m1")) }),
  search: () => ({ json: { results: [], next_page: null } }),
  tags: () => ({ json: [] }),
};

/** A search says how many results it has, unless the script says it. */
function counted({ json, ...response }: ScriptedResponse): ScriptedResponse {
  const page = v.safeParse(v.looseObject({ results: v.array(v.unknown()) }), json);
  if (!page.success) return { ...response, json };
  return { ...response, json: { total_results_size: page.output.results.length, ...page.output } };
}

function toResponseKind({ pathname }: URL): keyof Script {
  if (pathname.endsWith("/search")) return "search";
  return pathname.endsWith("/tags") ? "tags" : "repository";
}

function sendScripted(response: ServerResponse, { status = 200, headers, json, text, fault }: ScriptedResponse): void {
  if (fault === "silence") return;
  if (fault === "no-end") return void response.writeHead(200).write("{");
  if (fault === "break-off") response.writeHead(200, { "Content-Length": "9" }).write("{", () => response.destroy());
  else response.writeHead(status, headers).end(text ?? JSON.stringify(json));
}
