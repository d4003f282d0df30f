import { channel } from "node:diagnostics_channel";
import type { RequestListener } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { decompress } from "./compress.ts";
import { createPlacedMarkup } from "./placed-markup.ts";
import { createPageRenderer, type FinishHtml } from "./render-page.ts";
import { receiveTags } from "./rendered-tags.ts";

const renderedTags = receiveTags();

/** Imitates Next: it publishes the tags while it would store the page, and responds. */
function createNext(
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
  tags: readonly string[] | null = ["document:rome", "read:1700000000000"],
): RequestListener {
  return async (request, response) => {
    await Promise.resolve();
    if (tags !== null) channel("tessera:rendered").publish({ tags });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(`<h1>${String(request.headers["x-route"])}</h1>`);
  };
}

const cached = { "cache-control": "s-maxage=300, stale-while-revalidate=86100" };
const rome = { key: "/www.tessera.example/en/auto/_/rome", host: "localhost", path: "/rome/" };

const placedMarkup = createPlacedMarkup();
const upperCase = (html: string) => ({ html: html.toUpperCase(), headers: { "x-finished": "yes" } });

function render(next: RequestListener, finish: FinishHtml = upperCase, page = rome) {
  return createPageRenderer({
    next,
    routePathHeader: "x-route",
    renderedTags,
    finish,
    placedMarkup,
    lastBody: () => undefined,
    now: () => 1_700_000_005_000,
    buildId: "build",
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
  expect(body && (await decompress(body)).toString()).toBe(`<H1>${rome.key.toUpperCase()}</H1>`);
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
  const { page } = await render(createNext(200, cached, ["lacks-data", "document:rome"]));
  expect([page.provisional, page.tags]).toEqual([true, ["document:rome"]]);
});

it.each([
  ["sets a cookie", createNext(200, { ...cached, "set-cookie": "a=b" })],
  ["is private", createNext(200, { "cache-control": "private, no-store" })],
  ["has no tags, so that no publication could change it", createNext(200, cached, null)],
])("a page that %s is not shared", async (_title, next) => {
  expect((await render(next)).shared).toBe(false);
});

it("B6: a page with a row of seats is not shared: only a browser stores it", async () => {
  const view = encodeURIComponent("date=2026-12-01&time=19:30&section=1&row=2&seats=4,5");
  const key = `/www.tessera.example/en/auto/${view}/lighthouse`;
  const { page, shared } = await render(createNext(200, cached), upperCase, { ...rome, key });
  expect([shared, page.freshForMs, page.headers["cache-control"]]).toEqual([false, 0, "private, no-cache"]);
});

it("X28: a failed page throws", async () => {
  await expect(render(createNext(500, {}))).rejects.toThrow("500");
});

it("each of two renderings at a time receives its own tags", async () => {
  const pages = await Promise.all([render(createNext(200, cached, ["a"])), render(createNext(200, cached, ["b"]))]);
  expect(pages.map(({ page }) => page.tags)).toEqual([["a"], ["b"]]);
});

describe("markup beside Next", () => {
  const { place } = placedMarkup;
  /** Imitates Next with content: it writes it into the page, and once more into its data. */
  const nextWith = (content: () => string): RequestListener => {
    return (_request, response) => {
      const text = content();
      response.end(`<p>${text}</p><script>data(${JSON.stringify(text)})</script>`);
    };
  };
  const withoutScripts: FinishHtml = (html, insert) => ({
    html: insert(html.replace(/<script>.*<\/script>/, "")),
    headers: {},
  });
  const renderHtml = async (next: RequestListener, finish: FinishHtml) => {
    const { body } = (await render(next, finish)).page;
    return body && (await decompress(body)).toString();
  };

  it("Next receives a placeholder, and the page has the markup", async () => {
    const content = vi.fn(() => place("<b>$& Rome</b>"));
    expect(await renderHtml(nextWith(content), withoutScripts)).toBe("<p><b>$& Rome</b></p>");
    expect(content.mock.results.map(({ value }) => placedMarkup.isIn(String(value)))).toEqual([true]);
  });

  it("a page that keeps Next's data is rendered once more, with the markup in both", async () => {
    const content = vi.fn(() => place("Rome"));
    const html = await renderHtml(nextWith(content), (rendered) => ({ html: rendered, headers: {} }));
    expect(html).toBe('<p>Rome</p><script>data("Rome")</script>');
    expect(content).toHaveBeenCalledTimes(2);
  });

  it("a page never has the markup of another, nor a placeholder", async () => {
    let other = "";
    await render(
      nextWith(() => (other = place("Paris"))),
      withoutScripts,
    );
    await expect(
      render(
        nextWith(() => other),
        withoutScripts,
      ),
    ).rejects.toThrow("no markup");
  });
});
