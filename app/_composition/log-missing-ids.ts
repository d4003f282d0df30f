/** One line of JSON for a call of the provider's that was not made because it named no id (specification §5). */
export function logMissingIds(path: string): void {
  console.error(JSON.stringify({ event: "provider-ids-missing", path, message: `${path}: no id to ask for` }));
}
