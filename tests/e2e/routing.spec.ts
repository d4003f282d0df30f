import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { connectToSite, contentUrl, flagship, send, sendPatiently, type Sent } from "../support/send.ts";

interface Case extends Pick<Sent, "path" | "method"> {
  readonly host?: string;
  readonly cookie?: string;
}

async function requestOutcome({ host = flagship, cookie = "", ...sent }: Case): Promise<string> {
  const { status, headers } = await sendPatiently({ ...sent, headers: { host, cookie } });
  return [status, headers.location].join(" ").trim();
}

const cases: readonly (readonly [title: string, sent: Case, outcome: string])[] = [
  ["home", { path: "/" }, "200"],
  ["local alias with a port", { path: "/", host: "colosseum.localhost:3000" }, "200"],
  ["B1: one prefix", { path: "/de/rome/" }, "200"],
  ["B1: English has none", { path: "/en/rome/" }, "308 /rome/"],
  ["B1: capitals", { path: "/DE/rome/" }, "308 /de/rome/"],
  ["B1, Q15: two prefixes", { path: "/de/ar/rome/" }, "308 /de/rome/"],
  ["B1: three prefixes", { path: "/de/ar/it/rome/" }, "404"],
  ["B2: stage-", { path: "/rome/", host: `stage-${flagship}` }, "200"],
  ["B3: identifiers count in development only", { path: `/?mystique_uid=${flagship}.no-such-page` }, "200"],
  ["B5: privacy policy", { path: "/privacy-policy/" }, "200"],
  ["B6: known parameters", { path: "/rome/?category=1&page=1&limit=10&offset=0&filter-reviews=4,5&sort=price" }, "200"],
  ["B6: ci, cm and others, repeated", { path: "/rome/?ci=1&ci=2&cm=x&utm_source=a&utm_source=b&%E0%A4%A" }, "200"],
  ["B6: a repeated parameter is ignored", { path: "/rome/?page=1&page=2" }, "200"],
  ["B6: one out of bounds is ignored", { path: "/rome/?category=100000" }, "200"],
  ["B6: malformed ones are ignored", { path: "/rome/?limit=ten&page=-1&offset=x&filter-reviews=9&category=%" }, "200"],
  ["B6: a page beyond the last one", { path: "/rome/?page=90" }, "404"],
  ["B6: a page far beyond the last one", { path: "/rome/?page=99999999" }, "404"],
  ["B9: redirect document", { path: "/roma/" }, "302 /rome/"],
  ["B9: redirect document, again", { path: "/roma/" }, "302 /rome/"],
  ["B9: redirect document, HEAD", { path: "/roma/", method: "HEAD" }, "302 /rome/"],
  ["B9: permanent redirect document", { path: "/eternal-city/" }, "308 /rome/"],
  ["B9: redirect document, with a query", { path: "/roma/?ci=7&cm=a%20b" }, "302 /rome/?ci=7&cm=a%20b"],
  ["B9: permanent redirect document, with a query", { path: "/eternal-city/?ci=7" }, "308 /rome/?ci=7"],
  ["B9: redirect document in another language", { path: "/de/roma/?ci=7" }, "302 /de/rome/?ci=7"],
  ["missing slash", { path: "/rome" }, "308 /rome/"],
  ["missing slash, with a query", { path: "/rome?ci=a%20b" }, "308 /rome/?ci=a%20b"],
  ["all that is not canonical at once", { path: "/EN/de/rome?page=2" }, "308 /rome/?page=2"],
  ["path of 10 kB", { path: `/${"a".repeat(10_000)}/` }, "400"],
  ["query of 10 kB", { path: `/?${"a".repeat(10_000)}` }, "200"],
  ["port beyond the highest", { path: "/", host: "localhost:99999" }, "400"],
  ["header of 20 kB", { path: "/", cookie: "a".repeat(20_000) }, "431"],
  ["malformed percent-encoding", { path: "/%E0%A4%A" }, "400"],
  ["malformed percent-encoding below a fixed path", { path: "/_next/static/%E0%A4%A" }, "400"],
  ["the image optimizer", { path: "/_next/image?url=%2Ficon.svg&w=64&q=75" }, "404"],
  ["the image optimizer, with a control character", { path: "/_next/image?url=%2Fa%1b[2J&w=64&q=75" }, "404"],
  ["an encoded control character below a fixed path", { path: "/_next/static/%1b[2J" }, "400"],
  ["not-found page", { path: `/not-found-page/${flagship}/en/auto` }, "404"],
  ["encoded slash after dots", { path: "/..%2fetc/" }, "404"],
  ["dots", { path: "/../etc/" }, "404"],
  ["encoded NUL", { path: "/a%00/" }, "404"],
  ["two leading slashes", { path: "//evil.example/" }, "404"],
  ["two leading slashes, no trailing one", { path: "//evil" }, "308 /evil/"],
  ["empty segments", { path: "/rome//?ci=7" }, "308 /rome/?ci=7"],
  ["backslash", { path: "/\\evil.example/" }, "404"],
  ["an encoded slash after a prefix", { path: "/en/%2fevil.example" }, "404"],
  ["absolute form of an unknown host", { path: "http://evil.example/" }, "404"],
  ["absolute form of a host of ours, which counts", { path: `http://${flagship}/rome/`, host: "evil.example" }, "200"],
  ["file of another server", { path: "/wp-login.php" }, "404"],
  ["internal path", { path: `/${flagship}/en/auto/_/` }, "404"],
  ["internal path, no slash", { path: `/${flagship}/en/auto/_/rome` }, "404"],
  ["internal path with an ending that looks like a file", { path: `/${flagship}/en/auto/_/favicon.ico` }, "404"],
  ["internal path of the alias", { path: "/localhost/en/auto/_/" }, "404"],
  ["internal path as data", { path: `/_next/data/x/${flagship}/en/auto/_/rome.json` }, "404"],
  ["internal path below a fixed path", { path: "/api/en/auto/_/rome" }, "404"],
  ["flight data by its ending", { path: "/rome.rsc" }, "404"],
  ["empty host", { path: "/", host: "" }, "400"],
  ["host of spaces", { path: "/", host: "  " }, "400"],
  ["host with a space", { path: "/", host: `${flagship} x` }, "400"],
  ["IPv6 host", { path: "/", host: "[::1]" }, "404"],
  ["very long host", { path: "/", host: "a".repeat(8000) }, "400"],
  ["unknown host", { path: "/", host: "evil.example" }, "404"],
  ["unknown host, file", { path: "/robots.txt", host: "evil.example" }, "404"],
  ["POST", { path: "/rome/", method: "POST" }, "405"],
  ["TRACE", { path: "/rome/", method: "TRACE" }, "405"],
];

for (const [title, sent, expected] of cases) {
  test(title, async () => {
    expect(await requestOutcome(sent)).toBe(expected);
  });
}

test("Q14: the 404 of a page that no language has links to none", async ({ request }) => {
  const response = await request.get("/es/no-such-page/");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('href="/de/no-such-page/"');
});

test("Q14: a language that a host does not speak has its words for that, and links to the languages of the page", async () => {
  const { status, body: html } = await send({ path: "/fr/", headers: { host: "www.vienna-evenings.example" } });
  expect(status).toBe(404);
  expect(html).toMatch(/<div lang="fr" dir="ltr"><div[^>]*><h1[^>]*>Cette page/);
  for (const href of ["/", "/de/", "/ar/"]) expect(html).toContain(`<a href="${href}" hrefLang=`);
});

test("I4, B10: an unknown page is 404 at the first and at the second visit", async () => {
  const path = `/no-such-page-${crypto.randomUUID()}/`;
  expect([await requestOutcome({ path }), await requestOutcome({ path })]).toEqual(["404", "404"]);
});

test("B10: a 404 is the host's own page in its language", async () => {
  const { body: html } = await send({ path: `/de/no-such-page-${crypto.randomUUID()}/` });
  expect(html).toMatch(/<html lang="de"/);
  expect(html).toMatch(/<h1[^>]*>Diese Seite gibt es hier nicht/);
  expect(html).toMatch(/<a href="\/ar\/" hrefLang="ar"/);
  expect(html).toMatch(/<button[^>]* value="USD"/);
});

test("B6, B10: a page beyond the last one is the host's own 404 in its language", async () => {
  const { body: html } = await send({ path: "/de/rome/?page=90" });
  expect(html).toMatch(/<html lang="de"/);
  expect(html).toMatch(/<h1[^>]*>Diese Seite gibt es hier nicht/);
});

test("a request to upgrade is an ordinary request, and its connection ends with the client", async () => {
  const socket = connectToSite();
  const headers = `Host: ${flagship}\r\nConnection: Upgrade\r\nUpgrade: websocket`;
  socket.end(`GET /rome HTTP/1.1\r\n${headers}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 308 /);
});

test("a client that pipelines without end is disconnected", async () => {
  const socket = connectToSite();
  const closed = new Promise((resolve) => {
    socket.on("error", () => undefined).once("close", resolve);
  });
  socket.write(`GET /rome/ HTTP/1.1\r\nHost: ${flagship}\r\n\r\n`.repeat(100));
  await closed;
});

test("an unknown host costs no call upstream", async () => {
  await requestOutcome({ path: "/credits/", host: "evil.example" });
  await requestOutcome({ path: "/credits/", cookie: "currency=HUF" });
  const { body: calls } = await send({
    base: contentUrl,
    path: "/__calls",
    headers: { host: new URL(contentUrl).host },
  });
  expect(calls).toContain(`${flagship}.credits`);
  expect(calls).not.toContain("evil.example");
});

for (const [path, page] of [
  ["/%E0%A4%A", /<html lang="en"[^]*<h1>We can’t read this link<\/h1>[^]*href="\/"/],
  ["/de/%E0%A4%A", /<html lang="de"[^]*<h1>Diese Adresse ist nicht lesbar<\/h1>[^]*href="\/de\/"/],
] as const) {
  test(`B10: the refusal of ${path} is a readable page in its language, without a stack`, async () => {
    const { headers, body: html } = await send({ path });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(html).toMatch(page);
    expect(html).not.toMatch(/\bat .*:\d+:\d+/);
  });
}

for (const cookie of ["currency=USD", "currency=EUR"]) {
  test(`a page with ${cookie} varies by cookie and does not name its internal path`, async () => {
    const { headers } = await send({ path: "/rome/", headers: { cookie } });
    expect(headers.vary).toContain("Cookie");
    expect(headers["x-middleware-rewrite"]).toBeUndefined();
  });
}
