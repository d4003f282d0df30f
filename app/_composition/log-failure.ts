/** One line of JSON for an upstream failure that a page was drawn without. */
export function logFailure(resource: string, cause: unknown): void {
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(JSON.stringify({ event: "provider-failure", resource, message }));
}
