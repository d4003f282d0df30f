/**
 * Redirects are 302 by default (specification §2), but a page can only make Next answer 307. For what has no body to
 * send again the two mean the same; 308 stays as it is.
 */
export function publicStatus(method: string | undefined, status: number): number {
  return status === 307 && (method === "GET" || method === "HEAD") ? 302 : status;
}
