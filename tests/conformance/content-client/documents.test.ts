import { afterEach, expect, test, vi } from "vitest";
import { documentsKey, type DocumentsQuery } from "../../../catalog/document/document.ts";
import { createContentClient } from "../../../content/client/create-content-client.ts";
import { systemTime } from "../../../http/time.ts";
import { locales } from "../../../i18n/locales.ts";
import { page, startContent } from "../../../embedded/content-service/tests/content-service.ts";

const type = "showpage";
const show = (tgid: number, lang = "en-us", tags: readonly string[] = []) =>
  page(`show-${tgid}`, { type, lang, tags: [...tags], data: { tgid } });

/** Three hundred shows; every tenth is closed, and the first hundred are in German too. */
const shows = Array.from({ length: 300 }, (_, index) => show(index + 1, "en-us", index % 10 === 9 ? ["closed"] : []));
const german = Array.from({ length: 100 }, (_, index) => show(index + 1, "de-de"));

afterEach(() => void vi.restoreAllMocks());

/** Returns what the client finds on the embedded service, with the number of searches and its pauses. */
async function find(queries: readonly DocumentsQuery[], locale = locales.en) {
  const { origin } = await startContent({ documents: [...shows, ...german] });
  const requests = vi.spyOn(globalThis, "fetch");
  const pauses: number[] = [];
  const client = createContentClient(
    {
      endpoint: `${origin}/api/v2`,
      repository: "tessera",
      accessToken: "",
      mode: { kind: "latest" },
      pageTypes: [],
      timeoutMs: 20_000,
    },
    { ...systemTime, wait: async (ms) => void pauses.push(ms) },
  );
  const found = await client.documents(queries, { locale, currency: "EUR" });
  const uids = queries.map((query) =>
    found
      .get(documentsKey(query))
      ?.map(({ uid, lang }) => `${uid} ${lang}`)
      .toSorted(),
  );
  const searches = requests.mock.calls.filter(([url]) => new Request(url).url.includes("/documents/search"));
  return { uids, searches: searches.length, pauses };
}

test("H28: shows of many rankings come with one search, each query with its own", async () => {
  const queries: readonly DocumentsQuery[] = [
    { type, productIds: [7, 3] },
    { type, productIds: [10, 11], excludedTags: ["closed"] },
    { type, productIds: [3, 999] },
  ];
  expect(await find(queries)).toEqual({
    uids: [["show-3 en-us", "show-7 en-us"], ["show-11 en-us"], ["show-3 en-us"]],
    searches: 1,
    pauses: [],
  });
});

test("H28: base-language show by uid, beside one in the page's language", async () => {
  const queries: readonly DocumentsQuery[] = [
    { type, uid: "show-5", language: "base" },
    { type, uid: "show-5" },
    { type, uid: "show-200" },
  ];
  expect(await find(queries, locales.de)).toEqual({
    uids: [["show-5 en-us"], ["show-5 de-de"], []],
    searches: 1,
    pauses: [],
  });
});

test("H28, H32: shows without an excluded tag come in pages of 100 with 500 ms between them", async () => {
  const query = { type, excludedTags: ["closed"] };
  const { uids, searches, pauses } = await find([query]);
  expect(uids[0]).toHaveLength(270);
  expect(uids[0]).not.toContain("show-10 en-us");
  expect([searches, pauses]).toEqual([3, [500, 500]]);
});

test("queries that no document can match cost no request", async () => {
  const queries = [
    { type, productIds: [] },
    { type, uid: 'x"]' },
  ];
  expect(await find(queries)).toEqual({ uids: [[], []], searches: 0, pauses: [] });
});
