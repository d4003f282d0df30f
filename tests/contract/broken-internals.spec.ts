import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite } from "../support/start-site.ts";
import { internalChanges } from "./changes.ts";
import { type CopiedSite, copySite } from "./copied-site.ts";
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
  expected = (await visitAll()).visited;
});

afterAll(() => site.remove());

/** Starts the copy, requests each page twice and returns what it sent and said. */
async function visitAll() {
  const said: string[] = [];
  const running = await startSite({}, { root: site.folder, onOutput: () => {}, onError: (text) => said.push(text) });
  try {
    const visited: VisitedPage[] = [];
    for (const page of [...pages, ...pages]) visited.push(await visitPage(running.baseUrl, page));
    return { visited, said: said.join("") };
  } finally {
    await running.stop();
  }
}

test("a Next that is as relied on: pages are the site's own, and nothing is said", () => {
  expect(expected.map(({ status }) => status)).toEqual(
    [...Array(2)].flatMap(() => [200, 200, 200, 200, 308, 302, 404, 200]),
  );
  expect(expected.filter(({ framework }) => framework !== undefined)).toEqual([]);
});

test.each(internalChanges)(
  "X28: where $title, pages are right and a sentence names it",
  async ({ changes, sentence }) => {
    const undo = changes.map((change) => site.patch(change));
    try {
      const { visited, said } = await visitAll();
      expect(said).toMatch(sentence);
      expect(visited.map(({ framework: _, ...page }) => page)).toEqual(
        expected.map(({ framework: _, ...page }) => page),
      );
      const frameworks = visited.filter(({ status }) => status === 200).map(({ framework }) => framework);
      expect(new Set(frameworks)).toEqual(new Set(["next"]));
    } finally {
      for (const each of undo.toReversed()) each();
    }
  },
);
