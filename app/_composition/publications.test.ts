import { expect, it, vi } from "vitest";

it("P33: two programs of one process share what they know of publications", async () => {
  const first = await import("./publications.ts");
  vi.resetModules();
  const second = await import("./publications.ts");
  expect(second).not.toBe(first);
  expect(second.publications).toBe(first.publications);
});
