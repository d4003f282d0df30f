import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from "cockatiel";
import { UpstreamError } from "./upstream-error.ts";

/** Sends a request, or throws `UpstreamError` at once while the upstream is taken to be down. */
export type CircuitBreaker = <Response>(request: () => Promise<Response>) => Promise<Response>;

/** Requests in a row that must fail before no more are sent. */
const failuresToOpen = 5;

/** Milliseconds after which one request is sent again, to see whether the upstream is back. */
const halfOpenAfter = 10_000;

/** Ensures that no page waits for an upstream that is down. */
export function createCircuitBreaker(): CircuitBreaker {
  const policy = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(failuresToOpen), halfOpenAfter });
  return async (request) => {
    // The policy would hold a request back until the one under way ends, which may be a time-out.
    if (policy.state === CircuitState.HalfOpen) throw notSent();
    const result = await policy
      .execute(() => resultOf(request))
      .catch((cause: unknown) => {
        throw cause instanceof BrokenCircuitError ? notSent(cause) : cause;
      });
    if ("error" in result) throw result.error;
    return result.response;
  };
}

function notSent(cause?: unknown): UpstreamError {
  return new UpstreamError("no request was sent, the upstream is down", { kind: "circuit-open", cause });
}

type Result<Response> = { readonly response: Response } | { readonly error: unknown };

/** Throws on an outage only: to the policy, an upstream that refuses a request is one that works. */
async function resultOf<Response>(request: () => Promise<Response>): Promise<Result<Response>> {
  try {
    return { response: await request() };
  } catch (error) {
    if (isOutage(error)) throw error;
    return { error };
  }
}

/** Whether the upstream is unreachable, late or broken. One that responds with a 4xx is up. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.kind === "network" || error.kind === "time-out" || (error.status ?? 0) >= 500;
}
