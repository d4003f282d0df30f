import type { Time } from "./time.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Sends a request, or throws `UpstreamError` at once while the endpoint is taken to be down. */
export type CircuitBreaker = <Response>(request: () => Promise<Response>) => Promise<Response>;

/** Rounds of requests in a row that must fail before no more are sent. */
const roundsToOpen = 5;

/** Milliseconds after which one request, the probe, is sent again. */
const openMs = 2_000;

/** Longest wait for the probe of another request, in milliseconds. */
const maxWait = 1_000;

/** Ensures that no page waits for an endpoint that is down. */
export function createCircuitBreaker({ now, wait }: Pick<Time, "now" | "wait">): CircuitBreaker {
  const { isOpen, isProbeDue, send } = createCircuit(now);
  let probe: Promise<void> | undefined;
  const sendProbe: CircuitBreaker = (request) => {
    const sent = send(request);
    const end = () => {
      probe = undefined;
    };
    probe = sent.then(end, end);
    return sent;
  };
  return async (request) => {
    if (!isOpen()) return send(request);
    if (probe === undefined && isProbeDue()) return sendProbe(request);
    if (probe !== undefined) await Promise.race([probe, wait(maxWait)]);
    if (!isOpen()) return send(request);
    throw new UpstreamError("no request was sent, the upstream is down", { kind: "circuit-open" });
  };
}

interface Circuit {
  readonly isOpen: () => boolean;
  readonly isProbeDue: () => boolean;
  /** Sends a request, whether or not the circuit is open, and counts its result. */
  readonly send: CircuitBreaker;
}

function createCircuit(now: () => number): Circuit {
  const rounds = createRounds();
  let openUntil = 0;
  return {
    isOpen: () => rounds.failed() >= roundsToOpen,
    isProbeDue: () => now() >= openUntil,
    send: async (request) => {
      const end = rounds.start();
      try {
        const response = await request();
        end("success");
        return response;
      } catch (error) {
        if (end(isOutage(error) ? "failure" : "success")) openUntil = now() + openMs;
        throw error;
      }
    },
  };
}

interface Rounds {
  /** Starts a request. The result ends it, and returns whether it was a failure that counts. */
  readonly start: () => (result: "success" | "failure") => boolean;
  /** Rounds in a row that failed. */
  readonly failed: () => number;
}

/**
 * Counts rounds of requests that failed. Requests that overlap are one round. A failure counts if its request was sent
 * after the last one that counts.
 */
function createRounds(): Rounds {
  let failed = 0;
  /** Numbers what happens: two events can share a millisecond. */
  let events = 0;
  let lastFailure = 0;
  return {
    start: () => {
      const sent = ++events;
      return (result) => {
        const counts = result === "failure" && sent > lastFailure;
        if (result === "success") failed = 0;
        if (!counts) return false;
        failed += 1;
        lastFailure = ++events;
        return true;
      };
    },
    failed: () => failed,
  };
}

/** Whether the endpoint is unreachable, late or broken. One that responds with a 4xx is up. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.kind === "network" || error.kind === "time-out" || (error.status ?? 0) >= 500;
}
