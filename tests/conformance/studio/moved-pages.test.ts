import { expect, test } from "vitest";
import * as v from "valibot";
import { createContentClient } from "../../../content/client/create-content-client.ts";
import { systemTime } from "../../../http/time.ts";
import { locales } from "../../../i18n/locales.ts";
import { load } from "../../../renderer/load/load.ts";
import { pageAddress } from "../../../routing/page-address.ts";
import { errorSchema, listSchema, publishedSchema } from "../../../studio/protocol/document.ts";
import { startStudioWithPage, uid } from "../../support/studio-with-page.ts";

const moved = "www.tessera.example.rome.spring";

/** Starts a studio whose page was published at another address, with a redirect. */
async function startMoved() {
  const studio = await startStudioWithPage();
  const revision = await studio.move(moved);
  const published = await studio.ben("POST", `documents/${studio.id}/publish`, { revision, keepAddress: true });
  const readRedirect = (address: string) => studio.content.newClient().getByUID("redirect", address);
  const checkAddress = (address: string, id = studio.id) =>
    studio.ada("GET", `addresses?uid=${address}&lang=en-us&id=${id}`);
  return { ...studio, published, readRedirect, checkAddress };
}

test("W85: a page that moves leaves a redirect, published with it", async () => {
  const { published, readRedirect, open, id } = await startMoved();
  expect(published.status).toBe(200);
  expect(v.parse(publishedSchema, published.body).documents).toEqual([id, expect.any(String)]);
  const { data } = await readRedirect(uid);
  expect(data).toMatchObject({ to: { link_type: "Document", id, uid: moved }, permanent: true });
  expect((await open()).state).toMatchObject({ uid: moved, publishedUid: moved, state: "published" });
});

/** Returns what the site finds at an address, with its client of the content service. */
function loadPage(origin: string, identifier: string) {
  const client = createContentClient(
    {
      endpoint: `${origin}/api/v2`,
      repository: "tessera",
      accessToken: "",
      mode: { kind: "latest" },
      pageTypes: ["content_page", "redirect"],
      timeoutMs: 20_000,
    },
    systemTime,
  );
  const address = pageAddress(identifier);
  if (address === undefined) throw new Error(`"${identifier}" is no address of a site.`);
  return load(address, locales.en, { content: client, pageTypes: new Map() });
}

test("W85: the site redirects from each old address of a page to the newest one, once and for good", async () => {
  const { ben, content, id, move } = await startMoved();
  const newest = "www.tessera.example.rome.in-spring";
  const revision = await move(newest);
  await ben("POST", `documents/${id}/publish`, { revision, keepAddress: true });
  for (const old of [uid, moved])
    expect(await loadPage(content.origin, old)).toMatchObject({
      kind: "redirect",
      permanent: true,
      to: { kind: "page", path: ["rome", "in-spring"] },
    });
  expect(await loadPage(content.origin, newest)).toMatchObject({ kind: "document", document: { id } });
});

test("W85: without a redirect, a page moves only where it is meant that its address has none", async () => {
  const { ben, content, id, move } = await startStudioWithPage();
  const revision = await move(moved);
  const path = `documents/${id}/publish`;
  const refused = await ben("POST", path, { revision });
  expect([refused.status, v.parse(errorSchema, refused.body).code]).toEqual([409, "lost-address"]);
  expect(await ben("POST", path, { revision, acceptLoss: true })).toMatchObject({ status: 200 });
  expect(await content.newClient().getAllByType("redirect")).toEqual([]);
});

test("W85: a page that moves again is found at once from each address that it had", async () => {
  const { ben, id, move, readRedirect } = await startMoved();
  const newest = "www.tessera.example.rome.in-spring";
  const revision = await move(newest);
  expect(await ben("POST", `documents/${id}/publish`, { revision, keepAddress: true })).toMatchObject({ status: 200 });
  for (const address of [uid, moved])
    expect((await readRedirect(address)).data).toMatchObject({ to: { id, uid: newest } });
});

test("W86: the address of a redirect is free for the page that it leads to, and taken for any other", async () => {
  const { ada, ben, checkAddress, content, id, move, readRedirect } = await startMoved();
  expect(await checkAddress(uid)).toMatchObject({ body: { state: "free" } });
  expect(await checkAddress(uid, "another")).toMatchObject({ body: { state: "taken" } });
  const revision = await move(uid);
  expect(await ben("POST", `documents/${id}/publish`, { revision, keepAddress: true })).toMatchObject({ status: 200 });
  expect((await readRedirect(moved)).data).toMatchObject({ to: { id, uid } });
  expect(await content.newClient().getAllByType("redirect")).toHaveLength(1);
  const archived = v.parse(listSchema, (await ada("GET", "documents?state=archived")).body);
  expect(archived.results).toMatchObject([{ type: "redirect", uid }]);
});
