/** Formats epoch milliseconds as all APIs do: `2026-01-02T10:00:00+0000`. */
export function timestamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}

export function toDate(at: number | null): string | null {
  return at === null ? null : timestamp(at);
}
