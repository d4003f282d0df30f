/** Milliseconds that a traveller waits. A request that takes longer is said to have failed. */
const patience = 15_000;

/** Requests an address until `left` aborts. Throws where it responds with an error, or takes too long. */
export async function fetchInTime(address: string, left: AbortSignal, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.any([left, AbortSignal.timeout(patience)]) });
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}
