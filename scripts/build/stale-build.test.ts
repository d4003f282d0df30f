import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readInputs } from "./inputs.ts";
import { forgetInputs, recordInputs, staleReason } from "./stale-build.ts";

/** A project with one file of each kind and a build that was made of it. */
function builtProject() {
  const root = mkdtempSync(path.join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content = "") => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const files = ["app/page.tsx", "next.config.mjs", "ui/Card.tsx", "ui/Card.test.tsx", "server/health.ts", "README.md"];
  for (const file of files) write(file);
  write(".next/BUILD_ID");
  const inputs = (environment = {}) => readInputs(root, environment);
  recordInputs(root, inputs());
  return { root, write, reason: (environment?: object) => staleReason(root, inputs(environment)) };
}

test("a build is not stale while nothing changes that it was made of", () => {
  const { write, reason } = builtProject();
  for (const file of ["ui/Card.test.tsx", "server/health.ts", "README.md", "tests/new.ts", ".data/content.db"])
    write(file, "changed");
  write("slices/Hero/screenshot-default.png", "changed");
  expect(reason()).toBeUndefined();
});

test.each([
  ["ui/Card.tsx", "ui/Card.tsx changed"],
  ["slices/New/index.ts", "slices/New/index.ts changed"],
  ["next.config.mjs", "next.config.mjs changed"],
  ["slices/Map/Map.enhance.ts", "slices/Map/Map.enhance.ts changed"],
  ["scripts/build/islands/plugins.ts", "scripts/build/islands/plugins.ts changed"],
  ["tsconfig.build.json", "tsconfig.build.json changed"],
])("it is stale when %s changes or is new", (file, expected) => {
  const { write, reason } = builtProject();
  write(file, "changed");
  expect(reason()).toBe(expected);
});

test("a setting of the process in a file makes no build stale: a deployment has no tools to build", () => {
  const { write, reason } = builtProject();
  write(".env", "PORT=4000");
  write(".env.local", "CONTENT_API_URL=https://demo-shop.cdn.prismic.io/api/v2");
  expect(reason()).toBeUndefined();
  write(".env.production", "NEXT_PUBLIC_NAME=1");
  expect(reason()).toBe("$NEXT_PUBLIC_NAME changed");
});

test("it is stale when a file is gone, or a variable that the build contains is set", () => {
  const { root, write, reason } = builtProject();
  expect(reason({ NEXT_PUBLIC_NAME: "1", PORT: "3000" })).toBe("$NEXT_PUBLIC_NAME changed");
  rmSync(path.join(root, "ui/Card.tsx"));
  write("app/page.tsx", "changed");
  expect(reason()).toBe("app/page.tsx and 1 more changed");
});

test("a build that is missing or broke off is stale", () => {
  const { root, reason } = builtProject();
  forgetInputs(root);
  expect(reason()).toBe("the last build does not say what it was made of");
  rmSync(path.join(root, ".next"), { recursive: true });
  expect(reason()).toBe("there is no build yet");
});
