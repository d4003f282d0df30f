import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { standalone } from "./standalone.ts";

const manifest = {
  islands: { "A/Map": "/_islands/A-Map-1.js /_islands/shared-2.js" },
  loader: "start()",
  mark: ' data-ours="m4rk"',
};
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe("a page as Next renders it", () => {
  it.each<[string, string]>([
    ["a chunk", '<script src="/_next/static/chunks/a.js" async=""></script>'],
    ["the polyfills", '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
    ["the bootstrap", '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>'],
    ["the start of the flight data", "<script>(self.__next_f=self.__next_f||[]).push([0])</script>"],
    ["flight data", String.raw`<script>self.__next_f.push([1,"<\/script>"])</script>`],
    ["a preload of a script", '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'],
    ["the same in another order", '<link rel="preload" href="/_next/static/chunks/a.js" as="script"/>'],
    ["a preload of a module", '<link rel="modulepreload" href="/_next/static/chunks/a.js"/>'],
    ["what waits for the bootstrap", '<link rel="expect" href="#_R_" blocking="render"/>'],
    ["the place of streamed metadata", '<div hidden=""><!--$--><!--/$--></div>'],
    ["the marks of a boundary", "<!--$--><!--/$-->"],
  ])("is sent without %s", (_name, part) => {
    const text = "<p>a<!-- -->b</p>";
    expect(standalone(page(part, part + text + part), manifest)).toEqual({ html: page("", text) });
  });

  it("is sent without the names of style sheets, which React knows them by", () => {
    const sheet = (attributes: string) => `<style${attributes}>a>b{color:red}</style>`;
    const next = page(sheet(' data-precedence="theme" data-href="s-1 s-2"'), "");
    expect(standalone(next, manifest)).toEqual({ html: page(sheet(""), "") });
  });

  it.each<[string, string]>([
    ["structured data", '<script type="application/ld+json">{"name":"self.__next_f"}</script>'],
    ["speculation rules", '<script type="speculationrules">{"prerender":[]}</script>'],
    ["a script of the site", '<script data-ours="m4rk">(function f(){})()</script>'],
    ["a style sheet", "<style>a>b{color:red}</style>"],
    ["the separators of texts, which an island needs", "<p>a<!-- -->b<!----></p>"],
  ])("keeps %s", (_name, part) => {
    expect(standalone(page(part, part), manifest)).toEqual({ html: page(part, part) });
  });

  it.each<[string, string]>([
    ["a script", "<script>$RC('B:0','S:0')</script>"],
    ["a script with a mark that is not ours", '<script data-ours="mark">a()</script>'],
    ["a script of another site", '<script src="https://other.example/a.js"></script>'],
    ["a boundary that is streamed", '<!--$?--><template id="B:0"></template><!--/$-->'],
    ["a boundary that failed", "<!--$!-->"],
    ["streamed content", '<div hidden="" id="S:0"><p>late</p></div>'],
    ["an island that was not built", '<x-island name="A/Other" props="{}"></x-island>'],
  ])("is not changed where it has %s, which is named", (_name, part) => {
    const result = standalone(page("", `<p>before</p>${part}`), manifest);
    expect(result).toEqual({
      unknown: part.match(/^(?:<script.*<\/script>|<!--.*?-->|<div hidden="" id="S:|<x-island[^>]*>)/)?.[0],
    });
  });
});

describe("a preload", () => {
  const font = '<link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2"/>';
  const pictures = 'imageSrcSet="/a.webp?w=320 320w" media="(min-width: 768px)"';
  const picture = `<link rel="preload" as="image" ${pictures}/>`;

  it.each([
    [font, '<link rel="preload" as="font" href="/fonts/a.woff2"/>', font],
    [picture, `<link rel="preload" as="image" href="/a.webp" ${pictures} fetchPriority="high"/>`, picture],
    [font, font.replace("a.woff2", "b.woff2"), font + font.replace("a.woff2", "b.woff2")],
  ])("is sent once: %s and %s", (first, second, expected) => {
    expect(standalone(page(first + second, ""), manifest)).toEqual({ html: page(expected, "") });
  });
});

describe("islands", () => {
  it("get the addresses of their files, and the page one loader", () => {
    const island = '<x-island name="A/Map" when="visible" props="{&quot;a&quot;:&quot;&gt;&quot;}"';
    const result = standalone(page("", `${island}><p>x</p></x-island>${island}></x-island>`), manifest);
    const addressed = `${island} src="/_islands/A-Map-1.js /_islands/shared-2.js">`;
    const body = `${addressed}<p>x</p></x-island>${addressed}</x-island>`;
    expect(result).toEqual({ html: page("", `${body}<script type="module" data-ours="m4rk">start()</script>`) });
  });
});

it("any page without scripts is the same again, and a second pass changes nothing", () => {
  const pieces = fc.constantFrom("<p>a</p>", "<!-- -->", '<a href="/">b</a>', "<style>a{}</style>", "text", "<", "-->");
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const html = page("", parts.join(""));
      expect(standalone(html, manifest)).toEqual({ html });
    }),
  );
});
