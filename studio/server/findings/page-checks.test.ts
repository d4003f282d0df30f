import * as v from "valibot";
import { expect, test } from "vitest";
import { type ListedDocument, listSchema } from "../../protocol/document.ts";
import type { ContentReply } from "../content/content-reply.ts";
import type { RequestPage } from "../render/render-document.ts";
import { createPageChecks } from "./page-checks.ts";

const at = "2026-11-29T12:00:00Z";
const written = {
  type: "microsite",
  lang: "en-us",
  uid: "www.tessera.example.rome",
  tags: [],
  title: "Rome",
  data: {},
};
const state = { state: "published", published: 3, publishedUid: null, heading: "", at, author: "", languages: [] };
const draft = { id: "doc-oslo", kind: "draft", label: "", scheduledAt: null, archived: false };

const listed = [
  { ...written, ...state, id: "rome", overlays: [] },
  { ...written, ...state, id: "oslo", overlay: "doc-oslo", overlays: [draft] },
  { ...written, ...state, id: "header", uid: "header", overlays: [] },
  { ...written, ...state, id: "typed", at: "2026-11-30T11:59:59Z", overlays: [] },
];

const page = { outcome: "page", marks: [], title: "", kind: "city", composed: [], addresses: [] };
const finding = { code: "link-dead", level: "warning", message: "", hint: "", slice: null, field: null };

/** Runs the checks of a content service with these documents. Oslo can't be rendered. */
async function check({
  now = "2026-11-30T12:00:00Z",
  seen = [],
}: { now?: string; seen?: readonly ListedDocument[] } = {}) {
  const recorded: unknown[] = [];
  const requested: string[] = [];
  const call = async ({
    method,
    path,
    body,
  }: {
    method: string;
    path: string;
    body?: object;
  }): Promise<ContentReply> => {
    if (method === "POST") recorded.push(body);
    if (method === "POST") return { status: 200, body: {} };
    if (path.includes("?"))
      return { status: 200, body: { results: recorded.length > 0 ? [] : listed, total: 4, cursor: null } };
    requested.push(path);
    const { id = "", uid } = listed.find((each) => path.endsWith(`/${each.id}`)) ?? {};
    return { status: 200, body: { ...written, id, uid, revision: 7 } };
  };
  const requestPage: RequestPage = async (_place, { document }) => {
    if (JSON.stringify(document).includes("oslo")) throw new Error("It can't be rendered.");
    return { html: "", output: { ...page, findings: [finding, finding] } };
  };
  const errors: unknown[] = [];
  const checks = createPageChecks({
    content: { call, deliver: async (document) => document },
    requestPage,
    chooseRestMs: () => 0,
    waitForQuiet: async () => {},
    now: () => Date.parse(now),
    onError: (error) => errors.push(error),
    pauseMs: 0,
  });
  checks.wake(seen);
  await expect.poll(() => recorded).toHaveLength(1);
  checks.close();
  return { recorded, requested, errors };
}

test("W97: the newest state of each document is rendered, and its kind and number of findings recorded", async () => {
  const { recorded, requested, errors } = await check();
  expect(recorded).toEqual([
    {
      pages: [
        { document: "rome", overlay: "", revision: 7, kind: "city", findings: 2 },
        { document: "oslo", overlay: "doc-oslo", revision: 7, kind: "", findings: 1 },
        { document: "header", overlay: "", revision: 7, kind: "", findings: 0 },
      ],
    },
  ]);
  expect(requested).toEqual([
    "/editing/documents/rome",
    "/editing/drafts/doc-oslo/documents/oslo",
    "/editing/documents/header",
  ]);
  expect(errors).toEqual([]);
});

test("W97: a state that was just written is checked later", async () => {
  const { requested } = await check({ now: "2026-11-30T12:00:20Z" });
  expect(requested).toContain("/editing/documents/typed");
});

test("W97: unchecked documents that an editor sees are checked before all others", async () => {
  const { results: seen } = v.parse(listSchema, { results: listed.toReversed(), total: 4, cursor: null });
  const { requested } = await check({ seen: seen.map((one) => ({ ...one, findings: one.id === "rome" ? 0 : null })) });
  expect(requested).toEqual(["/editing/documents/header", "/editing/drafts/doc-oslo/documents/oslo"]);
});
