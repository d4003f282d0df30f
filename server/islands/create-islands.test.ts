import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../site-server.ts";
import { createIslands } from "./create-islands.ts";

const folder = mkdtempSync(path.join(tmpdir(), "islands-"));
const code = "export const start = () => {};";
writeFileSync(path.join(folder, "A-Map-1.js"), code);
writeFileSync(path.join(folder, "A-Map-1.js.br"), brotliCompressSync(code));
writeFileSync(path.join(folder, "A-Map-1.js.gz"), gzipSync(code));
const manifest = { islands: { "A/Map": ["A-Map-1.js"] }, loader: "start()", files: ["A-Map-1.js"] };
writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));

const islands = createIslands(folder, {}, "m4rk");
const server = createServer((request, response) => {
  if (!islands.respond(request, response)) response.writeHead(418).end();
});
const port = await listen(server, 0);
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const request = (file: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${file}`, init);

it.each(["br", "gzip", "identity"])("a file is sent as %s, for a year", async (encoding) => {
  const response = await request("/_islands/A-Map-1.js", { headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toBe(code);
});

it("HEAD has no body", async () => {
  const response = await request("/_islands/A-Map-1.js?v=1", {
    method: "HEAD",
    headers: { "accept-encoding": "identity" },
  });
  expect([response.status, response.headers.get("content-length")]).toEqual([200, String(code.length)]);
  expect(await response.text()).toBe("");
});

it.each(["A-Map-2.js", "manifest.json", "A-Map-1.js.br", "..%2Fmanifest.json", "constructor", ""])(
  "%j is no file, and no cache may store that",
  async (name) => {
    const response = await request(`/_islands/${name}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  },
);

it("other paths are for others", async () => {
  expect((await request("/islands/")).status).toBe(418);
});

const page = '<body><x-island name="A/Map"></x-island><script src="/_next/a.js"></script></body>';

it("a page is sent without Next's scripts, and with ISLANDS=next as it is", () => {
  expect(islands.finish(page)).toBe(
    '<body><x-island name="A/Map" src="/_islands/A-Map-1.js"></x-island><script type="module" data-ours="m4rk">start()</script></body>',
  );
  expect(createIslands(folder, { ISLANDS: "next" }, "m4rk").finish(page)).toBe(page);
});

it("a page with something unknown is sent as it is, which is logged once", () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const strange = page.replace("<body>", "<body><script>strange()</script>");
  expect([islands.finish(strange), islands.finish(strange)]).toEqual([strange, strange]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('"unknown":"<script>strange()</script>"')]]);
});
