import { expect, it } from "vitest";
import { hideDeveloperPages } from "./served-paths.ts";

it.each([
  ["closed", "/dev/", false],
  ["closed", "/dev", false],
  ["closed", "/dev/shortcodes/", false],
  ["closed", "/developers/", true],
  ["open", "/dev/", true],
  ["development", "/dev/", true],
] as const)("developers' tools are %s: %s is served: %s", (tools, path, isServed) => {
  expect(hideDeveloperPages(() => true, tools)(path)).toBe(isServed);
});

it("serves nothing that is not served anyway", () => {
  expect(hideDeveloperPages(() => false, "open")("/dev/")).toBe(false);
});
