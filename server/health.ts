import type { IncomingMessage, ServerResponse } from "node:http";
import { refreshed } from "./refreshed.ts";

interface HealthPorts {
  /** Returns the state of each upstream by its name: "ok", or why not. */
  readonly load: () => Promise<Readonly<Record<string, string>>>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Whether pages from before this start are stored, which it can serve without any upstream. */
  readonly hasPages: () => boolean;
}

export interface Health {
  /** Sends the response of `/healthz` and `/readyz`, for any host. Returns false for any other path. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sets the state of this process. It begins as `starting`. */
  readonly set: (state: State) => void;
}

type State = "starting" | "running" | "stopping";

/** Milliseconds that the state of the upstreams is cached: however many probe, each upstream has one call. */
const cachedMs = 2_000;

/** Milliseconds that the first probe waits for it: a balancer may allow a probe one second. */
const firstMs = 500;

const notKnown = { upstreams: "not known" };

/**
 * `/healthz` is 200 while the process runs. `/readyz` is 200 once all upstreams have responded, until the process
 * stops. An upstream that fails later makes it `degraded`: all instances have the same upstreams and serve what they
 * have. The same holds for a start in an outage if pages are stored. An upstream that refuses this site does not count
 * as an outage. A probe receives the last known state at once. If it waited for a slow upstream, it would fail on all
 * instances together.
 */
export function createHealth({ load, now, hasPages }: HealthPorts): Health {
  let state: State = "starting";
  let isWarm = false;
  const loadStates = async () => {
    const states = await load().catch(() => notKnown);
    isWarm ||= areAllOk(states) || (hasPages() && !isRefused(states));
    return states;
  };
  const upstreams = refreshed<Readonly<Record<string, string>>>({ load: loadStates, freshMs: cachedMs, firstMs, now });
  const readyz = async (response: ServerResponse) => {
    const checks = {
      next: state === "running" ? "ok" : state,
      ...(state === "running" && ((await upstreams()) ?? notKnown)),
    };
    const ready = state === "running" && isWarm;
    const status = areAllOk(checks) ? "ready" : "degraded";
    send(response, ready ? 200 : 503, { status: ready ? status : "not ready", checks });
  };
  return {
    set: (next) => {
      state = next;
      // Warm or not is known before the first probe, which may come in an outage.
      if (next === "running") void upstreams();
    },
    respond: ({ method, url = "" }, response) => {
      const [path] = url.split("?", 1);
      if (path !== "/healthz" && path !== "/readyz") return false;
      if (method !== "GET" && method !== "HEAD") response.writeHead(405, { Allow: "GET, HEAD" }).end();
      else if (path === "/healthz") send(response, 200, { status: "ok" });
      else void readyz(response);
      return true;
    },
  };
}

/** Errors of a wrong address or token (`endpoints/readiness/readiness.ts`). */
const refusals = new Set(["authorization", "invalid-repository", "ref-not-found", "rejected", "repository-not-found"]);

function isRefused(states: Readonly<Record<string, string>>): boolean {
  return Object.values(states).some((state) => refusals.has(state));
}

function areAllOk(states: Readonly<Record<string, string>>): boolean {
  return Object.values(states).every((state) => state === "ok");
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  response.writeHead(status, headers).end(`${JSON.stringify(body)}\n`);
}
