import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Resolution, type PageRequest, resolve } from "./resolve.ts";
import { scaled } from "../tests/support/test-scale.ts";
import { views } from "../app/_composition/views.ts";

const flagship = "www.tessera.example";
const request: PageRequest = {
  host: flagship,
  path: "/",
  query: "",
  cookies: { currency: undefined, previewing: false },
  development: false,
};

type Expected = `page ${string}` | `308 ${string}` | `400 ${string}` | `404 ${string}`;
type Case = readonly [title: string, changes: Partial<PageRequest>, expected: Expected];

const long = (length: number) => `/${"a".repeat(length - 2)}/`;
const deep = (count: number) => `/${"a/".repeat(count)}`;
const currency = (code: string) => ({ cookies: { currency: code, previewing: false } });
const development = (query: string) => ({ development: true, query });

const cases: readonly Case[] = [
  ["canonical host", {}, "page /www.tessera.example/en/auto/_"],
  ["canonical host with port, in capitals", { host: "WWW.Tessera.Example:443" }, "page /www.tessera.example/en/auto/_"],
  ["host with a trailing dot", { host: "www.tessera.example." }, "page /www.tessera.example/en/auto/_"],
  ["local alias", { host: "colosseum.localhost:3000" }, "page /www.colosseum-visits.example/en/auto/_"],
  ["bare localhost", { host: "localhost:3000" }, "page /www.tessera.example/en/auto/_"],
  [
    "B2: a leading stage- is removed",
    { host: `stage-${flagship}`, path: "/rome/" },
    "page /www.tessera.example/en/auto/_/rome",
  ],
  ["index is no second home", { path: "/index/" }, "308 /"],
  ["index is no second home in another language", { path: "/de/index" }, "308 /de/"],
  ["index is no second address of a page", { path: "/rome/index/index/", query: "ci=7" }, "308 /rome/?ci=7"],
  ["index before a segment", { path: "/index/rome/" }, "page /www.tessera.example/en/auto/_/index/rome"],
  ["no host", { host: undefined }, "400 host-malformed"],
  ["empty host", { host: "" }, "400 host-malformed"],
  ["host with a space", { host: "www.tessera.example evil" }, "400 host-malformed"],
  ["host with a path", { host: "www.tessera.example/x" }, "400 host-malformed"],
  ["host with user information", { host: "www.tessera.example@evil.example" }, "400 host-malformed"],
  ["highest port", { host: "localhost:65535" }, "page /www.tessera.example/en/auto/_"],
  ["port beyond the highest", { host: "localhost:65536" }, "400 host-malformed"],
  ["port of five nines", { host: "localhost:99999" }, "400 host-malformed"],
  ["port 0", { host: "localhost:0" }, "400 host-malformed"],
  ["very long host", { host: "a".repeat(300) }, "400 host-malformed"],
  ["unknown host", { host: "evil.example" }, "404 host-unknown"],
  ["subdomain of ours", { host: "x.www.tessera.example" }, "404 host-unknown"],
  ["IPv6 address", { host: "[::1]:3000" }, "404 host-unknown"],
  ["IPv4 address", { host: "127.0.0.1:3000" }, "404 host-unknown"],
  ["unknown host is refused before a bad path", { host: "evil.example", path: "/%" }, "404 host-unknown"],

  ["B1: English has no prefix", { path: "/rome/" }, "page /www.tessera.example/en/auto/_/rome"],
  ["B1: one prefix", { path: "/de/rome/" }, "page /www.tessera.example/de/auto/_/rome"],
  ["B1: home page of a language", { path: "/ar/" }, "page /www.tessera.example/ar/auto/_"],
  ["B1, Q5: ja is accepted", { path: "/ja/rome/" }, "page /www.tessera.example/ja/auto/_/rome"],
  ["B1, Q6: tw is a prefix", { path: "/tw/rome/" }, "page /www.tessera.example/tw/auto/_/rome"],
  ["E13: a tag with a script leads to our code", { path: "/zh-Hant/rome/" }, "308 /tw/rome/"],
  ["E13: Chinese alone is simplified", { path: "/zh/" }, "308 /cn/"],
  ["E13: a tag with a country leads to its language", { path: "/pt-BR/rome/", query: "ci=7" }, "308 /pt/rome/?ci=7"],
  ["E13: English of a country has no prefix", { path: "/en-gb/rome/" }, "308 /rome/"],
  ["E13: two words are no tag", { path: "/de-luxe/" }, "page /www.tessera.example/en/auto/_/de-luxe"],
  [
    "E13: a tag of a language that the host does not speak is a segment",
    { host: "www.vienna-evenings.example", path: "/fr-ca/" },
    "page /www.vienna-evenings.example/en/auto/_/fr-ca",
  ],
  ["B1: a code further on is a segment", { path: "/rome/de/" }, "page /www.tessera.example/en/auto/_/rome/de"],
  ["B1: en is taken off", { path: "/en/rome/" }, "308 /rome/"],
  ["B1: en alone", { path: "/en/" }, "308 /"],
  ["B1: capitals", { path: "/DE/rome/" }, "308 /de/rome/"],
  ["B1, Q15: of two codes the first one counts", { path: "/de/fr/rome/" }, "308 /de/rome/"],
  ["B1, Q15: the same code twice", { path: "/de/de/" }, "308 /de/"],
  ["B1, Q15: en first", { path: "/en/de/rome/" }, "308 /rome/"],
  ["B1, Q15: en second", { path: "/de/en/rome/" }, "308 /de/rome/"],
  ["B1: three codes name no page", { path: "/de/fr/it/rome/" }, "404 path-unknown"],
  ["a percent-encoded code", { path: "/%65n/rome/" }, "308 /rome/"],
  [
    "a property of every object is no language",
    { path: "/constructor/" },
    "page /www.tessera.example/en/auto/_/constructor",
  ],

  ["B5: /privacy-policy/", { path: "/privacy-policy/" }, "page /www.tessera.example/en/auto/_/privacy-policy"],
  ["missing slash", { path: "/rome" }, "308 /rome/"],
  ["missing slash leaves the query unchanged", { path: "/rome", query: "ci=a%20b&ci=2" }, "308 /rome/?ci=a%20b&ci=2"],
  [
    "all that is not canonical in one redirect",
    { path: "/EN/de/rome/tours", query: "page=2" },
    "308 /rome/tours/?page=2",
  ],
  [
    "letters of other scripts",
    { path: "/ja/%E6%9D%B1%E4%BA%AC/" },
    "page /www.tessera.example/ja/auto/_/%E6%9D%B1%E4%BA%AC",
  ],
  ["letters of other scripts in a redirect", { path: "/en/%c3%a9t%c3%a9" }, "308 /%C3%A9t%C3%A9/"],
  ["needless percent-encoding is no second address", { path: "/%72ome/" }, "308 /rome/"],
  ["encoding in lower case", { path: "/ja/%e6%9d%b1/" }, "page /www.tessera.example/ja/auto/_/%E6%9D%B1"],
  ["twelve segments", { path: `/de${deep(12)}` }, `page /www.tessera.example/de/auto/_${deep(12).slice(0, -1)}`],
  ["thirteen segments", { path: deep(13) }, "404 path-unknown"],
  ["2048 characters", { path: long(2048) }, `page /www.tessera.example/en/auto/_${long(2048).slice(0, -1)}`],
  ["2049 characters", { path: long(2049) }, "400 path-too-long"],
  ["2048 characters, and a slash to come", { path: `${long(2048)}a` }, "400 path-too-long"],
  ["malformed percent-encoding", { path: "/%E0%A4%A" }, "400 path-malformed"],
  ["lone percent sign", { path: "/%/" }, "400 path-malformed"],
  ["raw bytes", { path: "/été/" }, "400 path-malformed"],
  ["raw space", { path: "/a b/" }, "400 path-malformed"],
  ["raw line break", { path: "/a\r\nSet-Cookie:x/" }, "400 path-malformed"],
  ["empty path", { path: "" }, "400 path-malformed"],
  ["absolute form", { path: "http://evil.example/" }, "400 path-malformed"],
  ["two leading slashes", { path: "//evil.example/" }, "404 path-unknown"],
  ["two slashes and no dot", { path: "//evil" }, "308 /evil/"],
  ["two slashes after a code", { path: "/en//evil" }, "308 /evil/"],
  ["two slashes at the end", { path: "/rome//", query: "ci=7" }, "308 /rome/?ci=7"],
  ["many slashes", { path: "///de////rome///tours" }, "308 /de/rome/tours/"],
  ["a backslash after two slashes", { path: "//\\evil/" }, "404 path-unknown"],
  ["an encoded slash after two slashes", { path: "//%2fevil/" }, "404 path-unknown"],
  ["an encoded slash after a code", { path: "/en/%2fevil" }, "404 path-unknown"],
  ["only slashes", { path: "//" }, "308 /"],
  ["dot segments", { path: "/rome/../x/" }, "404 path-unknown"],
  ["single dot", { path: "/./" }, "404 path-unknown"],
  ["encoded dot segments", { path: "/%2e%2e/x/" }, "404 path-unknown"],
  ["encoded slash after dots", { path: "/..%2fx/" }, "404 path-unknown"],
  ["encoded backslash", { path: "/a%5cb/" }, "404 path-unknown"],
  ["backslash", { path: "/\\evil/" }, "404 path-unknown"],
  ["encoded NUL", { path: "/a%00/" }, "404 path-unknown"],
  ["encoded line break", { path: "/en/%0d%0aSet-Cookie:x/" }, "404 path-unknown"],
  ["B2: a dot inside a segment would join the identifier", { path: "/rome.tours/" }, "404 path-unknown"],
  ["internal path from outside", { path: "/www.tessera.example/en/auto/_/" }, "404 path-unknown"],
  [
    "internal path of an alias is an ordinary path",
    { path: "/localhost/en/auto/_/" },
    "page /www.tessera.example/en/auto/_/localhost/en/auto/_",
  ],

  ["currency of the cookie", currency("USD"), "page /www.tessera.example/en/USD/_"],
  ["currency we don't have", currency("XXX"), "page /www.tessera.example/en/auto/_"],
  ["currency in small letters", currency("usd"), "page /www.tessera.example/en/auto/_"],
  ["currency that is a path", currency("../../x"), "page /www.tessera.example/en/auto/_"],

  ["B6: category", { query: "category=1008" }, "page /www.tessera.example/en/auto/category%3D1008"],
  [
    "B6: fixed order",
    { query: "sort=price&page=2&category=3" },
    "page /www.tessera.example/en/auto/category%3D3%26page%3D2%26sort%3Dprice",
  ],
  [
    "B6: limit and offset",
    { query: "limit=100&offset=0" },
    "page /www.tessera.example/en/auto/limit%3D100%26offset%3D0",
  ],
  [
    "B6: filter-reviews, ascending and once",
    { query: "filter-reviews=5,4,5" },
    "page /www.tessera.example/en/auto/filter-reviews%3D4%2C5",
  ],
  ["B6: ci and cm never reach the page", { query: "ci=42&cm=x&ci=43" }, "page /www.tessera.example/en/auto/_"],
  [
    "B6: nor does anything else",
    { query: "utm_source=a&utm_source=b&%E0%A4%A=1&__proto__=1" },
    "page /www.tessera.example/en/auto/_",
  ],
  ["B6: an empty parameter counts as missing", { query: "page=&sort=" }, "page /www.tessera.example/en/auto/_"],
  ["B6: repeated is ignored", { query: "page=1&page=2" }, "page /www.tessera.example/en/auto/_"],
  ["B6: repeated with the same value", { query: "page=1&page=1" }, "page /www.tessera.example/en/auto/_"],
  ["B6: repeated once decoded", { query: "page=1&p%61ge=1" }, "page /www.tessera.example/en/auto/_"],
  ["B6: malformed beside another", { query: "page=0&sort=price" }, "page /www.tessera.example/en/auto/sort%3Dprice"],
  ["B6: page 0", { query: "page=0" }, "page /www.tessera.example/en/auto/_"],
  ["B6: page 1000", { query: "page=1000" }, "page /www.tessera.example/en/auto/page%3D1000"],
  ["B6: page 1001 is beyond the last", { query: "page=1001" }, "page /www.tessera.example/en/auto/page%3D1000"],
  [
    "B6: page 1e20 is beyond the last",
    { query: `page=1${"0".repeat(20)}` },
    "page /www.tessera.example/en/auto/page%3D1000",
  ],
  ["B6: negative page", { query: "page=-1" }, "page /www.tessera.example/en/auto/_"],
  ["B6: page in words", { query: "page=two" }, "page /www.tessera.example/en/auto/_"],
  ["B6: category in words", { query: "category=tours" }, "page /www.tessera.example/en/auto/_"],
  ["B6: limit 0", { query: "limit=0" }, "page /www.tessera.example/en/auto/_"],
  ["B6: negative offset", { query: "offset=-5" }, "page /www.tessera.example/en/auto/_"],
  ["B6: stars in words", { query: "filter-reviews=good" }, "page /www.tessera.example/en/auto/_"],
  ["B6: broken percent-encoding", { query: "page=%E0%A4%A&sort=%" }, "page /www.tessera.example/en/auto/_"],
  ["B6: category 100000", { query: "category=100000" }, "page /www.tessera.example/en/auto/_"],
  ["B6: limit 101", { query: "limit=101" }, "page /www.tessera.example/en/auto/_"],
  ["B6: offset 10001", { query: "offset=10001" }, "page /www.tessera.example/en/auto/_"],
  ["B6: leading zero", { query: "page=02" }, "page /www.tessera.example/en/auto/_"],
  ["B6: sign", { query: "page=%2B2" }, "page /www.tessera.example/en/auto/_"],
  ["B6: fraction", { query: "page=1.5" }, "page /www.tessera.example/en/auto/_"],
  ["B6: six stars", { query: "filter-reviews=6" }, "page /www.tessera.example/en/auto/_"],
  ["B6: unknown order", { query: "sort=name" }, "page /www.tessera.example/en/auto/_"],
  ["a malformed parameter survives a redirect", { path: "/rome", query: "page=0" }, "308 /rome/?page=0"],
  ["4096 characters of query", { query: "a".repeat(4096) }, "page /www.tessera.example/en/auto/_"],
  [
    "4097 characters of query are ignored",
    { query: `page=2&${"a".repeat(4090)}` },
    "page /www.tessera.example/en/auto/_",
  ],
  ["raw bytes in the query are ignored", { query: "page=2&x=\u00e9" }, "page /www.tessera.example/en/auto/page%3D2"],
  ["raw line break in the query", { path: "/en", query: "a\r\nSet-Cookie:x" }, "308 /?a%0D%0ASet-Cookie:x"],

  [
    "B3: identifier",
    development(`mystique_uid=${flagship}.rome.tours`),
    "page /www.tessera.example/en/auto/_/rome/tours",
  ],
  [
    "B3: of another site",
    development("mystique_uid=www.west-end-nights.example"),
    "page /www.west-end-nights.example/en/auto/_",
  ],
  [
    "B3: language by code",
    development(`mystique_uid=${flagship}.rome&lang=de`),
    "page /www.tessera.example/de/auto/_/rome",
  ],
  [
    "B3: by content language",
    development(`mystique_uid=${flagship}.rome&lang=ar-ae`),
    "page /www.tessera.example/ar/auto/_/rome",
  ],
  ["B3: by tag", development(`mystique_uid=${flagship}.rome&lang=zh-Hant`), "page /www.tessera.example/tw/auto/_/rome"],
  ["B3: with a view", development(`mystique_uid=${flagship}&page=2`), "page /www.tessera.example/en/auto/page%3D2"],
  ["B3: unknown language", development(`mystique_uid=${flagship}&lang=xx`), "404 parameter-invalid"],
  ["B3: unknown host", development("mystique_uid=evil.example.rome"), "404 parameter-invalid"],
  ["B3: host that only begins like ours", development(`mystique_uid=${flagship}evil`), "404 parameter-invalid"],
  ["B3: empty segment", development(`mystique_uid=${flagship}.a..b`), "404 path-unknown"],
  ["B3: slash in a segment", development(`mystique_uid=${flagship}.a%2Fb`), "404 path-unknown"],
  ["B3: repeated", development(`mystique_uid=${flagship}&mystique_uid=x`), "400 parameter-repeated"],
  [
    "B3: our host is still needed",
    { ...development(`mystique_uid=${flagship}`), host: "evil.example" },
    "404 host-unknown",
  ],
  [
    "B3: without an identifier the path counts",
    { ...development("lang=de"), path: "/fr/rome/" },
    "page /www.tessera.example/fr/auto/_/rome",
  ],
  [
    "B3: only in development",
    { query: `mystique_uid=${flagship}.rome&lang=de` },
    "page /www.tessera.example/en/auto/_",
  ],
];

test.each(cases)("%s", (_title, changes, expected) => {
  expect(outcome(resolve({ ...request, ...changes }, views))).toBe(expected);
});

const part = fc.oneof(
  fc.constantFrom("en", "DE", "fr", "rome", "..", "", "%2f", "%5C", "evil.example", "%c3%a9", "%", "\\", "_"),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const anyPath = fc.oneof(
  fc.array(part, { maxLength: 15 }).map((parts) => `/${parts.join("/")}`),
  fc.string({ unit: "binary" }),
);
const anyQuery = fc.oneof(fc.webQueryParameters(), fc.string({ unit: "binary" }), fc.constantFrom("page=2", "page=0"));
const anyRequest = fc.record<PageRequest>({
  host: fc.oneof(fc.constantFrom(undefined, flagship, "localhost:3000"), fc.string({ unit: "binary" })),
  path: anyPath,
  query: anyQuery,
  cookies: fc.record({ currency: fc.option(fc.string(), { nil: undefined }), previewing: fc.boolean() }),
  development: fc.boolean(),
});

test("any request has an outcome, and an internal path is made of safe segments", () => {
  fc.assert(
    fc.property(anyRequest, (any) => {
      const resolution = resolve(any, views);
      const result = resolution.kind === "page" ? resolution.internalPath.text : `${resolution.status}`;
      expect(result).toMatch(/^(?:(\/[\w.~%-]+){4,16}|308|400|404)$/);
    }),
    { numRuns: scaled(2000) },
  );
});

const nearlyCanonical = fc
  .tuple(
    fc.array(fc.constantFrom("en", "DE", "fr", "rome", "%72ome", "%c3%a9", "a~b", "a%7Eb"), { maxLength: 6 }),
    fc.constantFrom("", "/"),
    fc.constantFrom("", "page=2", "ci=//evil.example"),
  )
  .map(([segments, slash, query]): PageRequest => {
    const path = `/${segments.join("/")}${slash}`;
    return Object.assign({}, request, { path, query });
  });

test("a redirect stays on the host and leads to a page at once", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyCanonical, anyRequest), (any) => {
      const resolution = resolve(any, views);
      fc.pre(resolution.kind === "redirect");
      const { location } = resolution;
      const [path = "", query = ""] = location.split(/\?(.*)/s);
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(location, `http://${flagship}`).host).toBe(flagship);
      expect(resolve({ ...any, path, query }, views).kind).toBe("page");
    }),
    { numRuns: scaled(2000) },
  );
});

function outcome(resolution: Resolution): string {
  if (resolution.kind === "page") return `page ${resolution.internalPath.text}`;
  if (resolution.kind === "redirect") return `${resolution.status} ${resolution.location}`;
  return `${resolution.status} ${resolution.reason}`;
}
