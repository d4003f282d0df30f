import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readServedPaths } from "./served-paths.ts";

const manifest = {
  staticRoutes: [
    { page: "/_not-found", regex: "^/_not\\-found(?:/)?$" },
    { page: "/api/connect", regex: "^/api/connect(?:/)?$" },
    { page: "/api/promo-code", regex: "^/api/promo\\-code(?:/)?$" },
    { page: "/robots.txt", regex: "^/robots\\.txt(?:/)?$" },
  ],
  dynamicRoutes: [
    { page: "/api/octo/[[...path]]", regex: "^/api/octo(?:/(.+?))?(?:/)?$" },
    { page: "/[host]/[locale]/[...path]", regex: "^/([^/]+?)/([^/]+?)/(.+?)(?:/)?$" },
  ],
  rewrites: { beforeFiles: [{ regex: "^/icon\\.svg(?:/)?$" }] },
};

const neverBroken = (sentence: string) => expect.unreachable(sentence);

/** Writes what a build leaves, with these files. */
function build(...files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), "served-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ["public/fonts/a.woff2", ".next/static/chunks/a.js", ...files]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  writeFileSync(path.join(root, ".next/routes-manifest.json"), JSON.stringify(manifest));
  return root;
}

it.each([
  ["/_next/static/chunks/a.js", true],
  ["/_next/static/chunks/b.js", false],
  ["/_next/static/chunks/a.js/", false],
  ["/_next/static/chunks/", false],
  ["/_next/a/b/c/d", false],
  ["/fonts/a.woff2", true],
  ["/fonts/a/b/c.woff2", false],
  ["/icon.svg", true],
  ["/robots.txt", true],
  ["/api/promo-code/", true],
  ["/api/octo/products/1", true],
  ["/api/de/USD/_/rome", false],
  ["/_not-found", false],
])("I4: %s is served: %s", (requested, expected) => {
  expect(readServedPaths(build(), neverBroken)(requested)).toBe(expected);
});

it("a name that is percent-encoded in a path is found by that", () => {
  const isServed = readServedPaths(build(".next/static/media/a [b].png"), neverBroken);
  expect([isServed("/_next/static/media/a%20%5Bb%5D.png"), isServed("/_next/static/media/a [b].png")]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ["no list of routes", (text: string) => text.replace("staticRoutes", "fixedRoutes"), /staticRoutes/],
  ["no patterns", (text: string) => text.replaceAll('"regex"', '"pattern"'), /regex/],
  ["patterns of another form", (text: string) => text.replaceAll("(?:/)?$", "$"), /no route at \/api\/connect\//],
])(
  "P33: Next decides which paths it serves, and a sentence says so, where a build has %s",
  (_title, change, reason) => {
    const root = build();
    const file = path.join(root, ".next/routes-manifest.json");
    writeFileSync(file, change(readFileSync(file, "utf8")));
    const breaches: string[] = [];
    const isServed = readServedPaths(root, (sentence) => void breaches.push(sentence));
    expect([isServed("/api/webhook/"), isServed("/api/no-such")]).toEqual([true, true]);
    expect(breaches).toEqual([expect.stringMatching(reason)]);
  },
);
