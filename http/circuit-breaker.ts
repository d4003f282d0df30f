import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from "cockatiel";
import { isOutage } from "./is-outage.ts";
import { ProviderError } from "../catalog/provider/provider-error.ts";

/** Makes a call, or throws `ProviderError` at once while the provider is taken to be down. */
export type CircuitBreaker = <Answer>(path: string, call: () => Promise<Answer>) => Promise<Answer>;

/** Calls in a row that must fail before no more are made. */
const failuresToOpen = 5;

/** Milliseconds after which one call is made again, to see whether the provider is back. */
const halfOpenAfter = 10_000;

/** Keeps pages from waiting for a provider that is down. One for each client: its calls share one upstream. */
export function createCircuitBreaker(): CircuitBreaker {
  const policy = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(failuresToOpen), halfOpenAfter });
  return async (path, call) => {
    const notAsked = (cause?: unknown) => new ProviderError("not asked, the provider is down", { path, cause });
    // The policy would hold a call back until the one under way ends, which may be a time-out.
    if (policy.state === CircuitState.HalfOpen) throw notAsked();
    const outcome = await policy
      .execute(() => outcomeOf(call))
      .catch((cause: unknown) => {
        throw cause instanceof BrokenCircuitError ? notAsked(cause) : cause;
      });
    if ("refusal" in outcome) throw outcome.refusal;
    return outcome.answer;
  };
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: unknown };

/** Throws on an outage only: to the policy, a provider that refuses is one that works. */
async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (isOutage(error)) throw error;
    return { refusal: error };
  }
}
