/** Milliseconds that a traveller waits. A request that takes longer is said to have failed. */
const patience = 15_000;

/** Reports that a redirect led to another path, whose page the browser should load. */
export class MovedError extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`moved to ${address}`);
    this.address = address;
  }
}

/**
 * Requests an address until `left` aborts. Throws where it responds with an error or takes too long, and a `MovedError` after
 * a redirect to another path.
 */
export async function fetchInTime(address: string, left: AbortSignal, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.any([left, AbortSignal.timeout(patience)]) });
  if (!response.ok) throw new Error(`${response.status}`);
  const { redirected, url } = response;
  if (redirected && new URL(url).pathname !== new URL(address, location.href).pathname) throw new MovedError(url);
  return response;
}
