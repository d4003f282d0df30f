import { expect, it } from "vitest";
import type { InProcessResponse } from "../request-in-process.ts";
import { listBreaches } from "./list-breaches.ts";

const mark = "m4rk";

/** The contract's page as Next renders it. */
const page = (id: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/contract.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<style data-precedence="theme" data-href="contract">a>b{color:red}</style>',
    '<style data-precedence="component" data-href="contract-content">b{color:blue}</style>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
    '<script src="/_next/static/a.js" async=""></script><title>Contract</title></head>',
    `<body><div hidden=""><!--$--><!--/$--></div><main data-rendering="${id}"><p>one<!-- -->two</p>`,
    '<section class="contract">',
    '<x-island name="contract/Island" when="idle" props="{&quot;text&quot;:&quot;&gt;&quot;}"><b>three</b></x-island></section>',
    '<script type="application/ld+json">{"name":"contract"}</script>',
    `<script data-ours="${mark}">own()</script></main><!--$--><!--/$-->`,
    '<script src="/_next/static/b.js" id="_R_" async=""></script>',
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>",
  ].join("");

function respond(id: string, changes: Partial<InProcessResponse> = {}): InProcessResponse {
  return {
    status: 200,
    headers: { "cache-control": "s-maxage=300, stale-while-revalidate=86100" },
    body: Buffer.from(page(id)),
    source: { tags: ["contract"], readAt: 1 },
    lifetime: { revalidate: 7, expire: 8 },
    ...changes,
  };
}

const breaches = (first: Partial<InProcessResponse>, second = respond("2")) =>
  listBreaches({ responses: [respond("1", first), second], scriptMark: mark });

const html = (from: string | RegExp, to: string) => ({ body: Buffer.from(page("1").replace(from, to)) });

it("a page as it is relied on breaks nothing", () => {
  expect(breaches({})).toEqual([]);
});

it.each<[string, Partial<InProcessResponse>, RegExp]>([
  ["fails", { status: 500 }, /status 500/],
  ["is another page", html(/<main[^>]*>/, "<main>"), /Next's proxy did not rewrite/],
  ["has no tags", { source: { tags: [], readAt: 1 } }, /tags and the lifetime/],
  ["has no lifetime", { lifetime: { revalidate: 300, expire: 301 } }, /tags and the lifetime/],
  [
    "has another header",
    { headers: { "cache-control": "max-age=300" } },
    /cache-control header of a page is "max-age=300"/,
  ],
  ["has a script in another form", html("(self.__next_f", "(self.__next_g"), /does not know: <script>/],
  ["has a boundary in another form", html("<!--$-->", "<!--$b-->"), /does not know: <!--\$b-->/],
  ["has its title elsewhere", html("<title>Contract</title>", ""), /lacks the title/],
  ["has a sheet in another form", html("data-precedence", "data-rank"), /lacks React's hoisted style sheet/],
  [
    "has its sheets in another order",
    html(/(<style.*style>)(<style.*style>)/, "$2$1"),
    /in the order of their precedence/,
  ],
  [
    "has a component that can't be run",
    html('data-rendering="1"', 'data-rendering="1" data-fault="No function."'),
    /relies on: No function/,
  ],
  ["has a preload twice", html("<title>", '<link href="/contract.woff2"/><title>'), /preload of a font, once/],
  ["has no text separators", html("one<!-- -->two", "onetwo"), /from here on: .*onetwo/],
  ["has an element that no component rendered", html("<main", "<next-root></next-root><main"), /from here on/],
  ["has an island in another form", html('when="idle"', 'data-when="idle"'), /from here on/],
])("a page that %s breaks the contract, and a sentence names what", (_title, change, sentence) => {
  expect(breaches(change).join("\n")).toMatch(sentence);
});

it("a page that is rendered once for two requests was stored", () => {
  expect(breaches({}, respond("1"))).toEqual([expect.stringMatching(/stored a page/)]);
});
