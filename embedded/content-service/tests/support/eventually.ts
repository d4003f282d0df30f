import { vi } from "vitest";

/** Waits until what happens in the background is as the assertion says; a slow machine gets its time. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 4500, interval: 5 });
}
