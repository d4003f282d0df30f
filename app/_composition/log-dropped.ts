/** One line of JSON for an item of the provider's that did not fit its shape and was left out. */
export function logDropped({
  path,
  index,
  cause,
}: {
  readonly path: string;
  readonly index: number;
  readonly cause: unknown;
}): void {
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(JSON.stringify({ event: "provider-item-dropped", path, index, message }));
}
