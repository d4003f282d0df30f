import { readPhotos } from "@tessera/media/photos.ts";
import { expect, test } from "vitest";
import * as v from "valibot";
import { allEndpoints } from "../all-endpoints.ts";
import { startContent } from "./content-service.ts";

const item = v.looseObject({
  id: v.string(),
  url: v.string(),
  filename: v.string(),
  alt: v.string(),
  credits: v.string(),
  notes: v.string(),
});
const list = v.object({ items: v.array(item), total: v.number(), cursor: v.optional(v.string()) });
const photos = [...readPhotos().values()];
const json = { config: { constraint: {}, thumbnails: [] } };
const model = {
  id: "page",
  label: "Page",
  repeatable: true,
  status: true,
  json: { Main: { uid: { type: "UID" }, image: { type: "Image", ...json } } },
};

async function start() {
  const context = { repositoryName: "tessera", writeTokens: ["secret"], mediaBaseUrl: undefined, webhook: undefined };
  const service = await startContent({
    models: [{ kind: "customtype", model }],
    endpoints: (store) => allEndpoints({ ...context, store, changed: () => {} }),
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${service.origin}/${path}`, {
      method,
      headers: { authorization: "Bearer secret" },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  const read = async (query: string) => v.parse(list, (await call("GET", `asset-api/assets?${query}`)).body);
  return { ...service, call, read };
}

test("W90: the shipped photographs are in the library, with alternative text, author, licence and source", async () => {
  const { read, origin } = await start();
  const { items: first100, total, cursor } = await read("limit=100");
  const { items: rest } = await read(`limit=100&cursor=${cursor}`);
  const items = [...first100, ...rest];
  expect(total).toBe(photos.length);
  expect(items.map(({ filename, alt, credits, notes }) => ({ filename, alt, credits, notes }))).toEqual(
    photos.map(({ file: filename, alt, author, licence, source }) => ({
      filename,
      alt,
      credits: `${author} (${licence})`,
      notes: `Source: ${source}`,
    })),
  );
  const [first] = photos;
  expect(items[0]?.url).toBe(`${origin}/media/${first?.file}?fp-x=${first?.focalPoint.x}&fp-y=${first?.focalPoint.y}`);
  expect((await fetch(`${items[0]?.url}&w=320`)).status).toBe(200);
});

test("W90: uploads come before them, on pages that have each file once", async () => {
  const { call, read } = await start();
  const form = new FormData();
  form.append("file", new File(["own"], "own.txt"));
  await call("POST", "asset-api/assets", form);
  const names = async (cursor = ""): Promise<readonly string[]> => {
    const { items, cursor: next } = await readPage(cursor);
    return [...items, ...(next === undefined ? [] : await names(next))];
  };
  const readPage = async (cursor: string) => {
    const { body } = await call("GET", `asset-api/assets?limit=40&cursor=${cursor}`);
    const page = v.parse(
      v.object({ items: v.array(v.object({ filename: v.string() })), cursor: v.optional(v.string()) }),
      body,
    );
    return { items: page.items.map(({ filename }) => filename), cursor: page.cursor };
  };
  expect(await names()).toEqual(["own.txt", ...photos.map(({ file }) => file)]);
  expect(await read("keyword=ANSEL%20NOBODY")).toMatchObject({ total: 0 });
  expect(await read("assetType=document&keyword=colosseum")).toMatchObject({ total: 0 });
});

test("W90: a photograph is found by its words and chosen with its attribution, crop and focal point", async () => {
  const { call, read, newClient, store } = await start();
  const photo = photos.find(({ licence }) => licence !== "Public domain");
  const { items } = await read(`keyword=${photo?.file}`);
  const [chosen] = items;
  const { id } = v.parse(v.object({ id: v.string() }), (await call("POST", "editing/drafts", { label: "Try" })).body);
  const image = { id: chosen?.id, url: `${chosen?.url}&rect=0,0,300,200` };
  const body = { type: "page", lang: "en-us", uid: "rome", data: { image } };
  expect(await call("PUT", `editing/drafts/${id}/documents/rome`, body)).toMatchObject({ status: 200 });
  expect(await call("GET", `asset-api/assets/${chosen?.id}/uses`)).toMatchObject({
    body: { results: [{ document: "rome", overlay: id, path: "data.image" }] },
  });
  await store.publishOverlay(id, Date.now());
  const { data } = await newClient().getByUID("page", "rome");
  expect(data["image"]).toMatchObject({
    url: image.url,
    alt: photo?.alt,
    copyright: `${photo?.author} (${photo?.licence})`,
  });
});

test("W90: a photograph is neither changed nor deleted", async () => {
  const { call, read } = await start();
  const { items } = await read("limit=1");
  const path = `asset-api/assets/${items[0]?.id}`;
  const refused = { status: 409, body: { code: "shipped" } };
  expect(await call("PATCH", path, { alt: "Another" })).toMatchObject(refused);
  expect(await call("DELETE", path)).toMatchObject(refused);
  expect(await call("POST", "asset-api/assets/bulk-delete", { ids: [items[0]?.id] })).toMatchObject(refused);
  expect(await call("GET", path)).toMatchObject({ status: 200, body: items[0] });
});
