import { describe, expect, it } from "vitest";
import { routes } from "../routes.ts";
import { exampleCalls } from "./example-call.ts";
import { startProvider } from "./start-provider.ts";
import { answers } from "./wire-schema/answers.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const ask = await startProvider({ now: () => now });
const live = new Set(routes.filter((route) => route.live).map(({ path }) => path));

it("every route is in the table of answers, and nothing else", () => {
  expect(Object.keys(answers).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

describe.each(exampleCalls)("$route", ({ route, path, query, headers }) => {
  it("H1: answers the same with or without /tours/ and a trailing slash", async () => {
    const plain = path.replace(/^\/api/, "");
    const spellings = [`/api/tours${plain}`, `/api/tours${plain}/`, `/api${plain}`, `/api${plain}/`];
    const all = await Promise.all(spellings.map((spelling) => ask(spelling + query, { headers })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const bodies = all.map(({ text }) => text.replaceAll("/api/tours/", "/api/").replaceAll("/?", "?"));
    expect(new Set(bodies).size).toBe(1);
  });

  it("the same question has the same body, ETag and Cache-Control", async () => {
    const [first, second] = [await ask(path + query, { headers }), await ask(path + query, { headers })];
    expect(second.text).toBe(first.text);
    expect(first.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(first.headers.get("cache-control")).toBe(live.has(route) ? "no-store" : "public, max-age=300");
  });

  it("304 to who has it", async () => {
    const etag = (await ask(path + query, { headers })).headers.get("etag") ?? "";
    const again = await ask(path + query, { headers: { ...headers, "if-none-match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("H1: HEAD has the headers of GET and no body", async () => {
    const [get, head] = [await ask(path + query, { headers }), await ask(path + query, { method: "HEAD", headers })];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  it("H1: a browser page of another origin may ask, and cookies change nothing", async () => {
    const from = { origin: "https://book.tessera.example", cookie: "currency=USD", ...headers };
    const [plain, answer] = [await ask(path + query, { headers }), await ask(path + query, { headers: from })];
    expect(answer.text).toBe(plain.text);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  });

  it("H1: OPTIONS → 204 that allows GET with any headers", async () => {
    const preflight = await ask(path + query, { method: "OPTIONS", headers });
    expect([preflight.status, preflight.text]).toEqual([204, ""]);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("*");
  });
});

it("another question has another ETag", async () => {
  const [english, german] = await Promise.all([
    ask("/api/v1/collection/?ids[]=1001"),
    ask("/api/v1/collection/?ids[]=1001&language=DE"),
  ]);
  expect(german.headers.get("etag")).not.toBe(english.headers.get("etag"));
});
