import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { locales } from "../../i18n/locales.ts";
import { pageAddress } from "../../routing/page-address.ts";
import { type ListedDocument, listSchema, openedSchema } from "../../studio/protocol/document.ts";
import { frameSchema, renderedSchema } from "../../studio/protocol/rendering.ts";
import { findParts } from "../../studio/server/render/find-parts.ts";
import { readMachineLoad } from "../support/machine-load.ts";
import { send } from "../support/send.ts";
import { signInToStudio, type StudioClient } from "../support/studio/studio-client.ts";
import { isWhole } from "../support/test-scale.ts";

const [baseUrl, studioFolder] = [process.env["BASE_URL"] ?? "http://localhost:3000", process.env["STUDIO_DIR"] ?? ""];

test.skip(studioFolder === "", "A site that others started has its sign-in links in another folder.");

/** Lists the documents that are pages: one of each type, in turn in three languages of both directions and scripts. */
async function listPages(call: StudioClient["call"]): Promise<readonly ListedDocument[]> {
  const listed: ListedDocument[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: "100", ...(cursor !== "" && { cursor }) });
    const list: v.InferOutput<typeof listSchema> = v.parse(listSchema, await call("GET", `documents?${query}`));
    listed.push(...list.results);
    cursor = list.cursor;
  }
  const isPage = ({ type, uid, state }: ListedDocument) =>
    !/^common_|^redirect$/.test(type) && state === "published" && pageAddress(uid ?? "") !== undefined;
  const pages = listed.filter(isPage);
  const types = [...new Set(pages.map(({ type }) => type))];
  const inTurn = types.flatMap((type, index) => {
    const ofType = pages.filter((page) => page.type === type);
    const language = ["en-us", "ar-ae", "ja-jp"][index % 3];
    return ofType.find(({ lang }) => lang === language) ?? ofType[0] ?? [];
  });
  return isWhole ? pages : inTurn;
}

/** Returns the `<main>` of a document through Next, as its frame has it, and of the thread. */
async function renderTwice({ call }: StudioClient, { id, uid, lang }: ListedDocument) {
  const host = pageAddress(uid ?? "")?.site.host ?? "";
  const locale = Object.values(locales).find(({ contentLanguage }) => contentLanguage === lang)?.code;
  const market = { host, locale, currency: "EUR" };
  const { document } = v.parse(openedSchema, await call("GET", `documents/${id}`));
  const { url } = v.parse(frameSchema, await call("POST", "frame", { document: id, market }));
  const { pathname } = new URL(url);
  const framed = await send({ base: baseUrl, path: pathname, headers: { host: new URL(url).host } });
  const rendered = v.parse(renderedSchema, await call("POST", "render", { seq: 1, document, market, slice: null }));
  return { status: framed.status, next: findParts(framed.body).main, thread: rendered.main };
}

test("W118: the thread renders each page as Next does @whole", async () => {
  test.setTimeout((isWhole ? 3_600_000 : 120_000) * readMachineLoad());
  const client = await signInToStudio({ baseUrl, studioFolder });
  const pages = await listPages(client.call);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const { status, next, thread } = await renderTwice(client, page);
    expect.soft(next, `${page.uid} ${page.lang}`).toMatch(/^<main /);
    expect
      .soft({ status, ...findDifference(next ?? "", thread ?? "") }, `${page.uid} ${page.lang}`)
      .toEqual({ status: 200 });
  }
});

/** Returns where two texts differ first, with what is around; nothing for equal texts. */
function findDifference(next: string, thread: string): object {
  if (next === thread) return {};
  let at = 0;
  while (next[at] === thread[at]) at += 1;
  const from = Math.max(0, at - 100);
  return { next: next.slice(from, at + 200), thread: thread.slice(from, at + 200) };
}
