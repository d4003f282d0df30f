import { setTimeout as wait } from "node:timers/promises";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { Refused } from "./refused.ts";
import type { Api, RepositorySettings } from "./repository-settings.ts";

interface Request {
  readonly api: Api;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH";
  /** Path below the API's address, with parameters. */
  readonly path: string;
  /** JSON, or a form. */
  readonly body?: unknown;
}

/** Requests an API and returns its JSON. Throws `Refused`, or a `StartProblem` when no other request would succeed. */
export type Call = (request: Request) => Promise<unknown>;

const maxAttempts = 5;

/** Creates a function that requests a repository's APIs: it pauses before writes and retries what may be repeated. */
export function createCaller(settings: RepositorySettings): Call {
  let freeAt = 0;
  async function turn({ method = "GET" }: Request): Promise<void> {
    if (method === "GET") return;
    await wait(Math.max(0, freeAt - performance.now()));
    freeAt = performance.now() + settings.pause;
  }
  async function attempt(request: Request, count: number): Promise<unknown> {
    await turn(request);
    const reply = await send(request, settings);
    if (reply.ok) return parseJson(reply.text);
    if (count < maxAttempts && mayRepeat(request, reply)) {
      await wait(reply.retryAfter || settings.pause * 2 ** count);
      return attempt(request, count + 1);
    }
    throw toError(request, reply, settings);
  }
  return (request) => attempt(request, 0);
}

interface Reply {
  readonly ok: boolean;
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  /** Milliseconds; 0 where the API does not say it. */
  readonly retryAfter: number;
  /** The error of a connection. */
  readonly cause?: unknown;
}

async function send({ api, method = "GET", path, body }: Request, settings: RepositorySettings): Promise<Reply> {
  const token = api === "models" ? settings.modelsToken : settings.writeToken;
  const headers = {
    ...(api === "document" ? {} : { authorization: `Bearer ${token}`, repository: settings.name }),
    ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
  };
  const signal = AbortSignal.timeout(120_000);
  try {
    const response = await fetch(`${settings.apis[api]}${path}`, { method, headers, signal, body: toContent(body) });
    const seconds = Number(response.headers.get("retry-after")) || 0;
    return { ok: response.ok, status: response.status, text: await response.text(), retryAfter: seconds * 1000 };
  } catch (cause) {
    return { ok: false, status: 0, text: "", retryAfter: 0, cause };
  }
}

function toContent(body: unknown): FormData | string | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** True for a busy API. A POST that failed may have been carried out, so a second one could duplicate. */
function mayRepeat({ method }: Request, { status }: Reply): boolean {
  if (status > 0 && status < 500) return status === 429;
  return method !== "POST";
}

function toError(request: Request, { status, text, cause }: Reply, { apis }: RepositorySettings): Error {
  const address = `${request.method ?? "GET"} ${apis[request.api]}${request.path.split("?")[0]}`;
  if (status === 0) return new Error(`${address} had no response (${describeReason(cause)})`, { cause });
  const refused = new Refused(status, text);
  if (status !== 401 && status !== 403) return refused;
  return new StartProblem(`${address} responded ${status}, "${refused.message}": set ${variables[request.api]}.`);
}

/** Returns the message of the innermost error, which says more than "fetch failed". */
function describeReason(cause: unknown): string {
  if (!(cause instanceof Error)) return "no reason is known";
  return cause.cause instanceof Error ? describeReason(cause.cause) : cause.message;
}

const variables: Readonly<Record<Api, string>> = {
  document: "PRISMIC_ACCESS_TOKEN to a token that reads the repository",
  migration: "PRISMIC_WRITE_TOKEN to a write token of the repository",
  asset: "PRISMIC_WRITE_TOKEN to a write token of the repository",
  models: "PRISMIC_CUSTOM_TYPES_TOKEN to a token of the Custom Types API",
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
