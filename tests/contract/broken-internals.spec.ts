import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { internalChanges } from "./changes.ts";
import { type CopiedSite, copySite } from "./copied-site.ts";
import { publishChanges } from "./publication.ts";
import { type VisitedPage, visitPage } from "./visited-page.ts";

const pages = [
  "tessera/",
  "tessera/rome/",
  "tessera/de/rome/",
  "tessera/rome/?offset=8",
  "tessera/rome",
  "tessera/roma/",
  "tessera/no-such/",
  "westend/",
];

let site: CopiedSite;
let expected: readonly VisitedPage[];

beforeAll(async () => {
  site = copySite();
  const { visited, said } = await runCopy(visitWholePages);
  expect(said).toBe("");
  expected = visited;
});

afterAll(() => site.remove());

/** Starts the copy, visits it, publishes changes, and returns what it sent and said. */
async function runCopy<Visited>(visit: (site: Site) => Promise<Visited>) {
  const said: string[] = [];
  const running = await startSite(
    {},
    { root: site.folder, readyPath: "/readyz", onOutput: () => {}, onError: (text) => said.push(text) },
  );
  try {
    const visited = await visit(running);
    await publishChanges(running);
    return { visited, said: said.join("") };
  } finally {
    await running.stop();
  }
}

/** Visits each page of an unchanged site. On a busy machine a page may lack prices at first. */
async function visitWholePages({ baseUrl }: Site): Promise<readonly VisitedPage[]> {
  const visited: VisitedPage[] = [];
  for (const page of pages) {
    await until(`${page} to be whole`, async () => (await visitPage(baseUrl, page)).isWhole);
    visited.push(await visitPage(baseUrl, page));
  }
  return visited;
}

/** Visits each page of a changed site until it is as expected, and once more. */
async function visitChangedPages({ baseUrl }: Site): Promise<readonly VisitedPage[]> {
  const visited: VisitedPage[] = [];
  for (const [index, page] of pages.entries()) {
    const isExpected = async () => (await visitPage(baseUrl, page)).shown === expected[index]?.shown;
    await until(`${page} to be as expected`, isExpected, { patienceMs: 20_000 }).catch(() => undefined);
    visited.push(await visitPage(baseUrl, page));
  }
  return visited;
}

test("a Next that is as relied on: pages are the site's own", () => {
  expect(expected.map(({ status }) => status)).toEqual([200, 200, 200, 200, 308, 302, 404, 200]);
  expect(expected.filter(({ framework, blocked }) => framework !== undefined || blocked.length > 0)).toEqual([]);
});

test.each(internalChanges)(
  "X28: where $title, pages are right, publications reach them, and a sentence names it",
  async ({ changes, sentence }) => {
    const undo = changes.map((change) => site.patch(change));
    try {
      const { visited, said } = await runCopy(visitChangedPages);
      expect(said).toMatch(sentence);
      // The process itself redirects to the canonical address.
      const own = expected.map(({ isWhole: _whole, ...page }) => ({
        ...page,
        framework: page.status === 308 ? undefined : "next",
      }));
      expect(visited).toMatchObject(own);
    } finally {
      for (const each of undo.toReversed()) each();
    }
  },
);
