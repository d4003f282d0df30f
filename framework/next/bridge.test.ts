import { expect, it, vi } from "vitest";

it("all programs of a process have one bridge, and one that nobody listens to does nothing", async () => {
  const first = await import("./bridge.ts");
  vi.resetModules();
  const second = await import("./bridge.ts");
  expect(second).not.toBe(first);
  expect(second.bridge()).toBe(first.bridge());
  expect(() => first.bridge().changed.send(["document:rome"])).not.toThrow();
});

it("what one program sends the listeners of any other receive, until they stop", async () => {
  const first = await import("./bridge.ts");
  vi.resetModules();
  const { bridge } = await import("./bridge.ts");
  const received: (readonly string[])[] = [];
  const stop = bridge().changed.listen((tags) => void received.push(tags));
  first.bridge().changed.send(["a"]);
  stop();
  first.bridge().changed.send(["b"]);
  expect(received).toEqual([["a"]]);
});
