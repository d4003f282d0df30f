/** Whether `fetch` or a body ended with a network error: the fetch standard makes each a `TypeError`. */
export function isNetworkError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "TypeError";
}
