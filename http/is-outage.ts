import { isNetworkError } from "./is-network-error.ts";
import { ProviderError } from "../catalog/provider/provider-error.ts";

/**
 * Whether a failure says that the provider is down: out of reach, too late or broken. One that refuses a call (4xx) or
 * answers in another shape is up.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  const { status, cause } = error;
  const late = cause instanceof Error && cause.name === "TimeoutError";
  return late || isNetworkError(cause) || (status !== undefined && status >= 500);
}
