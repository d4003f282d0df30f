import { describe, expect, it } from "vitest";
import { testDocument } from "../tests/support/fake-content.ts";
import { createSharedDocuments } from "./shared-documents.ts";

function setUp() {
  let [time, version, down] = [0, 0, false];
  const shared = createSharedDocuments(
    async (host) => {
      version += 1;
      if (down) throw new Error("down");
      return [testDocument(`${host} ${version}`, "common_header", {})];
    },
    { ttlMs: 100, now: () => time },
  );
  return {
    read: async (host: string) => (await shared(host))[0]?.uid,
    pass: (ms: number) => {
      time += ms;
    },
    fail: (value: boolean) => {
      down = value;
    },
  };
}

describe("shared documents", () => {
  it("are asked for once per host while they are fresh", async () => {
    const { read, pass } = setUp();
    const first = await Promise.all([read("a"), read("a"), read("b")]);
    pass(99);
    expect([...first, await read("a")]).toEqual(["a 1", "a 1", "b 2", "a 1"]);
  });

  it("are asked for again when they are no longer fresh", async () => {
    const { read, pass } = setUp();
    await read("a");
    pass(100);
    expect(await read("a")).toBe("a 2");
  });

  it("stay as they were while the service is down", async () => {
    const { read, pass, fail } = setUp();
    await read("a");
    pass(100);
    fail(true);
    expect(await read("a")).toBe("a 1");
  });

  it("a first failure is thrown, and not kept", async () => {
    const { read, fail } = setUp();
    fail(true);
    await expect(read("a")).rejects.toThrow("down");
    fail(false);
    expect(await read("a")).toBe("a 2");
  });
});
