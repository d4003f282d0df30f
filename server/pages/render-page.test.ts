import type { RequestListener } from "node:http";
import { expect, it } from "vitest";
import { bridge } from "../../framework/next/bridge.ts";
import { markProvisional, markTrueUntil, tagPage } from "../../framework/next/page-facts.ts";
import { decompress } from "./compress.ts";
import { readPageKey } from "./page-key.fixture.ts";
import { createPageRenderer, type FinishHtml } from "./render-page.ts";

const readAt = 1_700_000_000_000;

/** Acts as Next: runs the components of a page, which note its tags, and responds. */
function createNext(
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
  page: (() => Promise<void> | undefined) | null = () => tagPage({ tags: ["document:rome"], readAt }),
): RequestListener {
  return async (_request, response) => {
    await page?.();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(`<h1>${bridge().renderings.getStore()?.routePath}</h1>`);
  };
}

const cached = { "cache-control": "s-maxage=300, stale-while-revalidate=86100" };
const rome = { key: readPageKey("/www.tessera.example/en/auto/_/rome"), host: "localhost", path: "/rome/" };

const upperCase = (html: string) => ({ html: html.toUpperCase(), headers: { "x-finished": "yes" } });

function render(next: RequestListener, finish: FinishHtml = upperCase, page = rome) {
  return createPageRenderer({
    next,
    finish,
    lastBody: () => undefined,
    now: () => 1_700_000_005_000,
    buildId: "build",
    ownChoices: ["row"],
  })(page);
}

it("a page is finished, compressed, and knows its tags, its age and its freshness", async () => {
  const { page, shared } = await render(createNext(200, { ...cached, "content-type": "text/html" }));
  const { body, ...others } = page;
  expect(others).toEqual({
    status: 200,
    headers: { ...cached, "content-type": "text/html", "x-finished": "yes" },
    tags: ["document:rome"],
    readAt: 1_700_000_000_000,
    storedAt: 1_700_000_005_000,
    freshForMs: 300_000,
    provisional: false,
    buildId: "build",
  });
  expect(body && (await decompress(body)).toString()).toBe(`<H1>${rome.key.text.toUpperCase()}</H1>`);
  expect(shared).toBe(true);
});

it("headers of the connection, of Next and of the internal path stay inside", async () => {
  const inside = {
    "x-middleware-rewrite": "/a",
    "x-nextjs-cache": "MISS",
    vary: "rsc",
    etag: '"1"',
    connection: "close",
  };
  const { page } = await render(createNext(200, { ...cached, ...inside }));
  expect(page.headers).toEqual({ ...cached, "x-finished": "yes" });
});

it("B9: a redirect of a page is 302, to one address, without a body", async () => {
  const { page, shared } = await render(createNext(307, { ...cached, location: ["/rome/", "/rome/"] }));
  expect([page.status, page.headers["location"], page.body, shared]).toEqual([302, "/rome/", undefined, true]);
});

it("a 404 has no body: the host's not-found page is sent", async () => {
  const { page, shared } = await render(createNext(404, cached));
  expect([page.status, page.body, shared]).toEqual([404, undefined, true]);
});

it("X28: a page that lacks data is provisional", async () => {
  const { page } = await render(createNext(200, cached, () => markProvisional("incomplete")));
  expect([page.provisional, page.freshForMs]).toEqual([true, 3_000]);
});

it("X4: a page with a deadline is fresh until then, for shared caches too", async () => {
  const { page } = await render(createNext(200, cached, () => markTrueUntil(readAt + 120_000, readAt)));
  expect([page.freshForMs, page.headers["cache-control"]]).toEqual([120_000, "s-maxage=120, stale-while-revalidate=1"]);
});

it("a page that may not be stored gets no lifetime", async () => {
  const own = { "cache-control": "private, no-store" };
  const { page } = await render(createNext(200, own, () => markProvisional("degraded")));
  expect([page.freshForMs, page.headers["cache-control"]]).toEqual([0, "private, no-store"]);
});

it.each([
  ["sets a cookie", createNext(200, { ...cached, "set-cookie": "a=b" })],
  ["is private", createNext(200, { "cache-control": "private, no-store" })],
  ["has no tags, so that no publication could change it", createNext(200, cached, null)],
])("a page that %s is not shared", async (_title, next) => {
  expect((await render(next)).shared).toBe(false);
});

it.each(["_", "date=2026-12-01&time=19:30", "date=2026-12-01&time=19:30&party=2&budget=80&section=1"])(
  "B6: a page of the view %s is shared: no traveller chose a row",
  async (view) => {
    const key = readPageKey(`/www.tessera.example/en/auto/${encodeURIComponent(view)}/lighthouse`);
    expect((await render(createNext(200, cached), upperCase, { ...rome, key })).shared).toBe(true);
  },
);

it.each(["date=2026-12-01&time=19:30&section=1&row=2", "date=2026-12-01&time=19:30&section=1&row=2&seats=4,5"])(
  "B6: a page of the view %s is not shared: only a browser stores it",
  async (view) => {
    const key = readPageKey(`/www.tessera.example/en/auto/${encodeURIComponent(view)}/lighthouse`);
    const { page, shared } = await render(createNext(200, cached), upperCase, { ...rome, key });
    expect([shared, page.freshForMs, page.headers["cache-control"]]).toEqual([false, 0, "private, no-cache"]);
  },
);

it("X28: a failed page throws", async () => {
  await expect(render(createNext(500, {}))).rejects.toThrow("500");
});

it("each of two renderings at a time receives its own tags", async () => {
  const pages = await Promise.all(
    ["a", "b"].map((tag) => render(createNext(200, cached, () => tagPage({ tags: [tag], readAt })))),
  );
  expect(pages.map(({ page }) => page.tags)).toEqual([["a"], ["b"]]);
});
