import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createErrorPages } from "./error-pages.ts";
import { listen } from "./listen.ts";

const page = "/www.tessera.example/de/auto/_/no-such-page";

async function site(status: number) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url);
    answer.writeHead(status).end("<h1>Diese Seite gibt es nicht</h1>");
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  return { asked, errorPage: createErrorPages(() => port) };
}

test("B10: a 404 is the host's own page in its language, drawn once for any number of paths", async () => {
  const { asked, errorPage } = await site(200);
  expect(await errorPage(404, page)).toBe("<h1>Diese Seite gibt es nicht</h1>");
  await errorPage(404, `${page}-2`);
  expect(asked).toEqual(["/not-found-page/www.tessera.example/de"]);
});

test("where that page can't be had, a plain one is whole", async () => {
  const { errorPage } = await site(500);
  expect(await errorPage(404, page)).toContain("<h1>Page not found</h1>");
});

test("a failure is told without asking anybody", async () => {
  const { asked, errorPage } = await site(200);
  expect(await errorPage(503, page)).toContain("<h1>We can't show this page right now</h1>");
  expect(asked).toEqual([]);
});
