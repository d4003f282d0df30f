/** Why a request has no usable response; `circuit-open`: none was sent, as the upstream is taken to be down. */
export type UpstreamFailure = "network" | "time-out" | "too-large" | "status" | "circuit-open";

export interface UpstreamFailureDetails {
  readonly kind: UpstreamFailure;
  /** HTTP status; undefined when no response came. */
  readonly status?: number;
  /** Body of a response that is not a 2xx; empty when it could not be read. */
  readonly body?: string;
  /** Milliseconds that the response's `retry-after` header says to wait; undefined when it says none. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** An upstream is unreachable, slow, too large, or responded with something else than a 2xx. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: UpstreamFailure;
  readonly status: number | undefined;
  readonly body: string;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { kind, status, body = "", retryAfterMs, cause }: UpstreamFailureDetails) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}
