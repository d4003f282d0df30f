import { expect, test } from "vitest";
import { createErrorPages } from "./error-pages.ts";
import { renderInProcess } from "./render-in-process.ts";

const never = () => {};
const page = "/www.tessera.example/de/auto/_/no-such-page";

function site(status: number) {
  const rendered: (string | undefined)[] = [];
  const errorPage = createErrorPages(
    (host, path) =>
      renderInProcess(
        (request, response) => {
          response.writeHead(status, { "Content-Type": "text/html" });
          if (request.url?.startsWith("/not-found-page/languages/")) {
            response.end();
            return;
          }
          rendered.push(`${request.headers.host}${request.url}`);
          response.write("<h1>Diese Seite ");
          response.end(Buffer.from("gibt es nicht</h1>"));
        },
        host,
        path,
      ),
    never,
  );
  return { rendered, errorPage };
}

test("B10: a 404 is the host's own page in its language, rendered once for any number of paths", async () => {
  const { rendered, errorPage } = site(200);
  expect(await errorPage(404, page)).toBe("<h1>Diese Seite gibt es nicht</h1>");
  await errorPage(404, `${page}-2`);
  expect(rendered).toEqual(["www.tessera.example/not-found-page/www.tessera.example/de/auto"]);
});

test("Q14: a page that other languages have is named with its languages, and cached as a page of its own", async () => {
  const rendered: string[] = [];
  const errorPage = createErrorPages(async (_host, path) => {
    rendered.push(path);
    return path.startsWith("/not-found-page/languages/") ? (path.endsWith("/credits") ? "en.ar" : "") : path;
  }, never);
  const home = "/www.tessera.example/de/auto/_";
  const own = "/not-found-page/www.tessera.example/de/auto";
  expect(await errorPage(404, `${home}/credits`)).toBe(`${own}/en.ar/credits`);
  expect(await errorPage(404, `${home}/no/such`)).toBe(own);
  expect(await errorPage(404, home)).toBe(own);
  expect(await errorPage(404, "/www.tessera.example/ar/auto/_/credits")).toBe(
    "/not-found-page/www.tessera.example/ar/auto",
  );
  expect(await errorPage(404, "/www.tessera.example/en/auto/_/credits")).toBe(
    "/not-found-page/www.tessera.example/en/auto",
  );
  expect(rendered.filter((path) => path.includes("/languages/")).length).toBe(2);
});

test("B10: the languages of a missing page are read once a minute, and again after a failure", async () => {
  const read: string[] = [];
  const errorPage = createErrorPages(async (_host, path) => {
    if (!path.includes("/languages/")) return path;
    read.push(path);
    if (read.length === 1) throw new Error("down");
    return "en";
  }, never);
  for (const expected of ["de/auto", "en/no-such-page", "en/no-such-page"])
    expect(await errorPage(404, page)).toMatch(new RegExp(`/${expected}$`));
  expect(read).toHaveLength(2);
});

test("E11: the 404 page in another currency is a page of its own", async () => {
  const { rendered, errorPage } = site(200);
  await errorPage(404, page);
  await errorPage(404, page.replace("/auto/", "/USD/"));
  expect(rendered.map((each) => each?.split("/").at(-1))).toEqual(["auto", "USD"]);
});

test("a not-found page that fails is replaced by a plain one", async () => {
  const { errorPage } = site(500);
  expect(await errorPage(404, page)).toContain("<h1>Page not found</h1>");
});

test("a failed not-found page is rendered again at the next request", async () => {
  const { rendered, errorPage } = site(500);
  await errorPage(404, page);
  await errorPage(404, page);
  expect(rendered).toHaveLength(2);
});

test("a 503 renders nothing", async () => {
  const { rendered, errorPage } = site(200);
  expect(await errorPage(503, page)).toContain("<h1>We can't show this page right now</h1>");
  expect(rendered).toEqual([]);
});

test("after a publication the 404 page and the languages of a missing page are read again", async () => {
  const rendered: string[] = [];
  const forgets: (() => void)[] = [];
  const render = async (_host: string, path: string) => {
    rendered.push(path);
    return path;
  };
  const errorPage = createErrorPages(render, (forget) => void forgets.push(forget));
  for (let visit = 0; visit < 2; visit += 1) await errorPage(404, page);
  expect(rendered).toHaveLength(2);
  for (const forget of forgets) forget();
  await errorPage(404, page);
  expect(rendered).toHaveLength(4);
});
