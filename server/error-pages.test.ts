import { expect, onTestFinished, test } from "vitest";
import { setProcess } from "../framework/next/process-half.fixture.ts";
import { readInternalPath } from "../routing/internal-path.fixture.ts";
import { createErrorPages } from "./error-pages.ts";
import { storedPage } from "./pages/stored-page.fixture.ts";

const page = "/www.tessera.example/de/auto/_/no-such-page";

interface Languages {
  readonly languages?: (path: string) => Promise<string>;
  readonly known?: string;
}

function site({ languages = async () => "", known }: Languages = {}) {
  const loaded: string[] = [];
  const paths: string[] = [];
  const read: string[] = [];
  const own = createErrorPages({
    load: async ({ key, host, path }) => {
      paths.push(path);
      loaded.push(`${host}${key.text}`);
      const headers = { "content-security-policy": "script-src 'sha256-a'", "cache-control": "s-maxage=300" };
      return { page: await storedPage({ html: key.text, headers }), state: "hit" };
    },
    knownLanguages: () => known,
    readLanguages: async (_host, path) => {
      const address = path.join("/");
      read.push(address);
      return (await languages(address)).split(".").filter(Boolean);
    },
  });
  const errorPages = {
    missing: (path: string) => own.missing(readInternalPath(path)),
    find: (status: number, path: string) => own.find(status, readInternalPath(path)),
    html: async (status: number, path: string) => (await own.find(status, readInternalPath(path))).html,
    forget: own.forget,
  };
  return { loaded, paths, read, errorPages };
}

test("B10: a 404 is the host's own page in its language and currency", async () => {
  const { loaded, errorPages } = site();
  await errorPages.missing(page);
  await errorPages.missing(page.replace("/auto/", "/USD/"));
  expect(loaded).toEqual([
    "www.tessera.example/not-found-page/www.tessera.example/de/auto",
    "www.tessera.example/not-found-page/www.tessera.example/de/USD",
  ]);
});

/** A path in a language that its host does not speak. */
const unspoken = "/www.vienna-evenings.example/en/auto/_/fr/no-such-page";

test("Q14: a page that English lacks is named with its languages", async () => {
  const { read, errorPages } = site({ known: "de.ar" });
  expect(await errorPages.html(404, page)).toBe("/not-found-page/www.tessera.example/de/auto");
  const own = "/not-found-page/www.tessera.example/en/auto";
  expect(await errorPages.html(404, page.replace("/de/", "/en/"))).toBe(`${own}/de.ar/no-such-page`);
  expect(await errorPages.html(404, "/www.tessera.example/en/auto/_")).toBe(own);
  expect(read).toEqual([]);
});

test.each([
  ["/fr", "", "/fr~en.de.tw.ar"],
  ["/fr/tickets", "en.de", "/fr~en.de/tickets"],
  ["/fr/no-such", "", "/fr~"],
])(
  "Q14: %s of a host that speaks no French is in French, with the languages of the page",
  async (path, known, expected) => {
    const { errorPages } = site({ languages: async () => known });
    const host = "www.vienna-evenings.example";
    expect(await errorPages.html(404, `/${host}/en/auto/_${path}`)).toBe(`/not-found-page/${host}/en/auto${expected}`);
  },
);

test("B10: the languages of a missing page are read once a minute, and again after a failure", async () => {
  const failures = [new Error("down")];
  const { read, errorPages } = site({
    languages: async () => {
      const failure = failures.pop();
      if (failure !== undefined) throw failure;
      return "en";
    },
  });
  for (const expected of ["fr~", "fr~en/no-such-page", "fr~en/no-such-page"])
    expect(await errorPages.html(404, unspoken)).toMatch(new RegExp(`/${expected}$`));
  expect(read).toHaveLength(2);
});

test("after a publication the languages of a missing page are read again", async () => {
  const { read, errorPages } = site();
  for (let visit = 0; visit < 2; visit += 1) await errorPages.missing(unspoken);
  expect(read).toHaveLength(1);
  errorPages.forget();
  await errorPages.missing(unspoken);
  expect(read).toHaveLength(2);
});

test("B10: a not-found page that fails is replaced by a plain one in its language", async () => {
  const errorPages = createErrorPages({
    load: () => Promise.reject(new Error("down")),
    knownLanguages: () => undefined,
    readLanguages: async () => [],
  });
  expect(await errorPages.missing(readInternalPath(page))).toBeUndefined();
  const { html } = await errorPages.find(404, readInternalPath(page));
  expect(html).toContain("<h1>Diese Seite gibt es hier nicht</h1>");
  expect(html).toContain('<a href="/de/">');
});

test("X28: where Next's own output is served, a not-found page has a route that Next never stores", async () => {
  onTestFinished(setProcess({ servesNext: true }));
  const { paths, errorPages } = site();
  await errorPages.missing(page);
  expect(paths).toEqual(["/uncached-page/not-found-page/www.tessera.example/de/auto"]);
});

test("I4: a host's own 404 has its policy, which lets its scripts run; a plain page has none", async () => {
  const { errorPages } = site();
  expect((await errorPages.find(404, page)).headers).toEqual({ "content-security-policy": "script-src 'sha256-a'" });
  expect((await errorPages.find(503, page)).headers).toEqual({});
});

test("B10: a 503 is in the language of the page, and loads nothing", async () => {
  const { loaded, errorPages } = site();
  expect(await errorPages.html(503, page)).toContain("<h1>Diese Seite ist gerade nicht erreichbar</h1>");
  expect(loaded).toEqual([]);
});
