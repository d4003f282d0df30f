/**
 * Milliseconds that a `retry-after` header asks to wait, as seconds or as a date (RFC 9110 §10.2.3); undefined when it
 * says neither.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
