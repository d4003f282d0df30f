import { expect, it, vi } from "vitest";

declare global {
  interface SharedByPrograms {
    readonly test: { readonly by: string };
    readonly other: { readonly by: string };
  }
}

it("two programs of one process share what the first of them created, by name", async () => {
  const first = await import("./share-across-programs.ts");
  vi.resetModules();
  const second = await import("./share-across-programs.ts");
  expect(second).not.toBe(first);
  const value = first.shareAcrossPrograms("test", () => ({ by: "first" }));
  expect(second.shareAcrossPrograms("test", () => ({ by: "second" }))).toBe(value);
  expect(second.shareAcrossPrograms("other", () => ({ by: "second" }))).toEqual({ by: "second" });
});
