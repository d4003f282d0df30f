import { setTimeout } from "node:timers/promises";
import { ProviderError } from "../catalog/provider/provider-error.ts";
import { retryDelay } from "./retry-delay.ts";

/**
 * Attempts a call, and once more after a failure that may pass, where the wait fits in the time that is left.
 * Only for calls that are safe to repeat. Throws what the last attempt threw.
 */
export async function withRetry<Answer>(attempt: () => Promise<Answer>, timeLeftMs: () => number): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const delay = error instanceof ProviderError ? retryDelay(error) : undefined;
    if (delay === undefined || delay >= timeLeftMs()) throw error;
    await setTimeout(delay);
    return attempt();
  }
}
