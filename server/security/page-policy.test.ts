import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";
import { createPagePolicy, mediaOrigins } from "./page-policy.ts";

const settings = {
  development: false,
  mediaOrigins: ["http://localhost:4001"],
  scriptMark: "m4rk",
  partnerOrigins: [],
};
const createPolicy = createPagePolicy(settings);

/** Returns the sources of a directive. */
function listDirectiveSources(policy: string, directive: string): readonly string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const flight = String.raw`self.__next_f.push([1,"a:[\"$\",\"p\"]\n"])`;
const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';

test.each([
  ["a script of our components", '<script data-ours="m4rk">campaign()</script>', "campaign()"],
  [
    "a script of Next in any form, with its nonce",
    '<script nonce="m4rk">self.__next_g.push(a)</script>',
    "self.__next_g.push(a)",
  ],
  ["a module of our components", '<script type="module" data-ours="m4rk">load()</script>', "load()"],
  [
    "Next's first data",
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
    "(self.__next_f=self.__next_f||[]).push([0])",
  ],
  ["Next's data", `<script>${flight}</script>`, flight],
  ["Next's bootstrap", `<script id="_R_">${bootstrap}</script>`, bootstrap],
  ["rules for speculative loading", '<script type="speculationrules">{"prefetch":[]}</script>', '{"prefetch":[]}'],
])("%s may run, by its hash", (_title, html, text) => {
  expect(listDirectiveSources(createPolicy(`<p>${html}</p>`), "script-src")).toEqual(["'self'", hash(text)]);
});

test("the hash is of the script as it is sent, without the mark", () => {
  const data = String.raw`self.__next_f.push([1,"{\"data-ours\":\"m4rk\"}"])`;
  const page = finishPage(`<script>${data}</script><script data-ours="m4rk">a()</script>`, createPolicy, "m4rk");
  expect(page.html).not.toContain("m4rk");
  const texts = [...page.html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = ""]) => hash(text));
  expect(texts).toHaveLength(2);
  expect(listDirectiveSources(page.headers["content-security-policy"] ?? "", "script-src")).toEqual([
    "'self'",
    ...texts,
  ]);
});

test.each([
  ["one that an editor's text smuggled in", "<script>steal()</script>"],
  ["one with a guessed nonce", '<script nonce="mark">steal()</script>'],
  ["one with a guessed mark", '<script data-ours="mark">steal()</script>'],
  ["code in Next's form", "<script>self.__next_f.push([1,steal()])</script>"],
  ["code after Next's data", "<script>self.__next_f.push([1]);steal();([1])</script>"],
  ["code as rules", '<script type="speculationrules">steal()</script>'],
  ["an event handler", '<img src="x" onerror="steal()">'],
])("%s may not run", (_title, html) => {
  expect(listDirectiveSources(createPolicy(html), "script-src")).toEqual(["'self'"]);
});

test("data and files need no hash, and equal scripts have one", () => {
  const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script>
    <script>${flight}</script><script>${flight}</script>`;
  expect(listDirectiveSources(createPolicy(html), "script-src")).toEqual(["'self'", hash(flight)]);
});

test("scripts are never allowed as a whole, but in development", () => {
  const unsafe = ["'unsafe-inline'", "'unsafe-eval'"];
  for (const source of unsafe) expect(listDirectiveSources(createPolicy("<p>"), "script-src")).not.toContain(source);
  const development = createPagePolicy({ ...settings, development: true })("<p>");
  expect(listDirectiveSources(development, "script-src")).toEqual(["'self'", ...unsafe]);
});

test("pictures come from https and the embedded services, films from their players, all else from the site", () => {
  const policy = createPolicy("");
  expect(listDirectiveSources(policy, "default-src")).toEqual(["'none'"]);
  expect(listDirectiveSources(policy, "img-src")).toEqual(["'self'", "data:", "https:", "http://localhost:4001"]);
  expect(listDirectiveSources(policy, "frame-src")).toEqual([
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
  ]);
  for (const directive of ["connect-src", "font-src", "form-action", "manifest-src"])
    expect(listDirectiveSources(policy, directive)).toEqual(["'self'"]);
  expect(listDirectiveSources(policy, "base-uri")).toEqual(["'none'"]);
});

test("H31: a partner's script is allowed where one is configured, and only then", () => {
  expect(createPolicy("")).not.toContain("tags.example");
  const policy = createPagePolicy({ ...settings, partnerOrigins: ["https://tags.example"] })("");
  expect(listDirectiveSources(policy, "script-src")).toEqual(["'self'", "https://tags.example"]);
  expect(listDirectiveSources(policy, "connect-src")).toEqual(["'self'", "https://tags.example"]);
});

test("a page is framed by its own site, or by those that are named", () => {
  expect(listDirectiveSources(createPolicy(""), "frame-ancestors")).toEqual(["'self'"]);
  expect(listDirectiveSources(createPolicy("", "https://a.prismic.io"), "frame-ancestors")).toEqual([
    "https://a.prismic.io",
  ]);
});

test("only origins with http are named, once each", () => {
  const addresses = [
    "http://localhost:4001/api/v2",
    "http://localhost:4001",
    "https://a.cdn.prismic.io/api/v2",
    "",
    undefined,
  ];
  expect(mediaOrigins(addresses)).toEqual(["http://localhost:4001"]);
});
