/** Whether it was down or too busy, rejected the request, or sent what its contract does not allow. */
type ProviderFailureKind = "unavailable" | "rejected" | "malformed";

export interface ProviderFailure {
  readonly kind: ProviderFailureKind;
  /** Path of the call, without its query. */
  readonly path: string;
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  /** How long the provider wants us to wait, in milliseconds; undefined when it does not say. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** The provider could not be reached, refused a request, or sent a response that its contract does not allow. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly kind: ProviderFailureKind;
  readonly path: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { kind, path, status, retryAfterMs, cause }: ProviderFailure) {
    super(`Provider ${path}: ${message}`, { cause });
    this.kind = kind;
    this.path = path;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns the response of a call, or `otherwise` where the provider does not know the thing, in its own words. */
export async function ifKnown<Answer, Otherwise>(
  call: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404 && error.kind === "rejected") return otherwise;
    throw error;
  }
}
