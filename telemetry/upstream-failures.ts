import { listErrorChain } from "./describe-error.ts";

/** Whether an upstream caused an error: it failed, and not the code. */
export function isUpstreamFailure(error: unknown): boolean {
  return listErrorChain(error).some(isUpstreamError);
}

/** Whether so many calls failed that no more are sent: the upstream is taken to be down. */
export function isOutage(error: unknown): boolean {
  return listErrorChain(error).some(
    (cause) => isUpstreamError(cause) && "kind" in cause && cause.kind === "circuit-open",
  );
}

/** Compares the name: each of Next's programs has a separate class. */
function isUpstreamError(error: unknown): error is Error {
  return error instanceof Error && error.name === "UpstreamError";
}
