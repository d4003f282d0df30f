import { vi } from "vitest";

/** Waits until an assertion about background work holds, with time for a slow machine. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 15_000, interval: 5 });
}
