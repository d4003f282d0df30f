import sharp from "sharp";
import { expect, test } from "vitest";
import * as v from "valibot";
import { startWriting } from "./write-service.ts";

const red = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#f00" } })
  .png()
  .toBuffer();
const uploadResponse = v.object({ id: v.string(), url: v.string() });
const uploaded = (body: unknown) => v.parse(uploadResponse, body);
const page = v.object({
  items: v.array(v.looseObject({ id: v.string(), filename: v.string() })),
  total: v.number(),
  cursor: v.optional(v.string()),
  missing_ids: v.optional(v.array(v.string())),
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>';

function form(content: BlobPart, name: string, texts: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  data.append("file", new File([content], name, { type: "text/html" }));
  for (const [key, value] of Object.entries(texts)) data.append(key, value);
  return data;
}

test("an uploaded picture is described by its bytes, and served just as it was and as imgix would", async () => {
  const { call, origin } = await startWriting();
  const { status, body } = await call(
    "POST",
    "asset-api/assets",
    form(red, "ein rot.png", { alt: "Red", credits: "Me" }),
  );
  expect([status, body]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[\w-]{16}$/),
      url: expect.stringMatching(/^http.*\/media\/[\w-]{16}\/ein%20rot\.png$/),
      filename: "ein rot.png",
      extension: "png",
      size: red.length,
      kind: "image",
      width: 64,
      height: 40,
      alt: "Red",
      credits: "Me",
      tags: [],
      created_at: expect.any(Number),
      last_modified: expect.any(Number),
    },
  ]);
  const { url } = uploaded(body);
  expect(url.startsWith(origin)).toBe(true);
  const original = await fetch(url);
  expect(original.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await original.arrayBuffer()).equals(red)).toBe(true);
  const small = await fetch(`${url}?w=32&ar=1:1&fit=crop`, { headers: { accept: "image/webp" } });
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 32, height: 32 });
});

test.each([
  ["a.html", "<script>alert(1)</script>", "application/octet-stream", "content-disposition", "attachment"],
  ["a.svg", svg, "image/svg+xml", "content-security-policy", /sandbox/],
  ["a.png", svg, "image/svg+xml", "content-security-policy", /default-src 'none'/],
  ["a.pdf", "%PDF", "application/pdf", "x-content-type-options", "nosniff"],
  ["a.csv", "a,b", "text/csv; charset=utf-8", "content-disposition", "attachment"],
])("%s with %s is served as %s and runs nothing: %s", async (name, content, type, header, value) => {
  const { call } = await startWriting();
  const { body } = await call("POST", "asset-api/assets", form(content, name));
  const { headers } = await fetch(uploaded(body).url);
  expect([headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([type, "nosniff"]);
  expect(headers.get(header)).toMatch(value);
});

test("half a picture is a file like others: it could not be scaled", async () => {
  const { call } = await startWriting();
  const half = new Uint8Array(red.subarray(0, red.length / 2));
  const { body } = await call("POST", "asset-api/assets", form(half, "a.png"));
  expect(body).toMatchObject({ kind: "document" });
  const { status, headers } = await fetch(`${uploaded(body).url}?w=16`);
  expect([status, headers.get("content-disposition")]).toEqual([200, "attachment"]);
});

test.each([
  ["../../etc/passwd", "..-..-etc-passwd"],
  ["..", "-"],
  [".", "-"],
  [`${"😀".repeat(100)}a`, `-${"😀".repeat(99)}a`],
])("a file called %j is stored as %j, and found there", async (name, stored) => {
  const { call } = await startWriting();
  const { status, body } = await call("POST", "asset-api/assets", form("x", name));
  expect([status, body]).toEqual([200, expect.objectContaining({ filename: stored })]);
  expect((await fetch(uploaded(body).url)).status).toBe(200);
});

test("half a character in a new name is none", async () => {
  const { call } = await startWriting();
  const { id } = uploaded((await call("POST", "asset-api/assets", form(red, "a.png"))).body);
  expect(await call("PATCH", `asset-api/assets/${id}`, { filename: "\ud800b.png" })).toMatchObject({
    status: 200,
    body: { filename: "-b.png" },
  });
});

test("texts, name and tags of an asset change; what is not sent stays", async () => {
  const { call } = await startWriting();
  const { id } = uploaded((await call("POST", "asset-api/assets", form(red, "a.png", { alt: "Red" }))).body);
  const tag = await call("POST", "asset-api/tags", { name: "city" });
  expect(tag).toMatchObject({ status: 201, body: { name: "city" } });
  const tags = [v.parse(v.object({ id: v.string() }), tag.body).id];
  expect(await call("PATCH", `asset-api/assets/${id}`, { filename: "b/c.png", tags, notes: "N" })).toMatchObject({
    status: 200,
    body: { id, filename: "b-c.png", alt: "Red", notes: "N", tags: [{ name: "city" }] },
  });
  expect((await call("PATCH", `asset-api/assets/${id}`, { alt: null })).body).not.toHaveProperty("alt");
  expect(await call("GET", "asset-api/tags")).toMatchObject({ body: { items: [{ id: tags[0], name: "city" }] } });
});

test.each([
  ["PATCH", "asset-api/assets/none", {}, 404],
  ["POST", "asset-api/assets", {}, 400],
  ["POST", "asset-api/assets", new FormData(), 400],
  ["POST", "asset-api/assets", form(red, "a.png", { alt: "x".repeat(501) }), 400],
  ["POST", "asset-api/assets", form(new Uint8Array(20 * 1024 * 1024 + 1), "a.bin"), 413],
  ["POST", "asset-api/assets", form(new Uint8Array(22 * 1024 * 1024), "a.bin"), 413],
  ["POST", "asset-api/tags", { name: "ab" }, 400],
  ["GET", "asset-api/assets?pageSize=0", undefined, 400],
])("%s %s with what is wrong says so in error (%#)", async (method, path, body, status) => {
  const { call } = await startWriting();
  expect(await call(method, path, body)).toMatchObject({ status, body: { error: expect.any(String) } });
});

test("tag names are unique, and assets have existing tags only", async () => {
  const { call } = await startWriting();
  await call("POST", "asset-api/tags", { name: "city" });
  expect(await call("POST", "asset-api/tags", { name: "city" })).toMatchObject({ status: 409 });
  const { id } = uploaded((await call("POST", "asset-api/assets", form(red, "a.png"))).body);
  expect(await call("PATCH", `asset-api/assets/${id}`, { tags: ["none"] })).toMatchObject({ status: 400 });
});

test("lists assets, the newest first, page by page, by kind, by word and by id", async () => {
  const { call } = await startWriting();
  const ids: string[] = [];
  for (const name of ["a.png", "b.png", "c.pdf"]) {
    ids.push(
      uploaded((await call("POST", "asset-api/assets", form(name.endsWith("png") ? red : "%PDF", name))).body).id,
    );
  }
  const list = async (query: string) => v.parse(page, (await call("GET", `asset-api/assets?${query}`)).body);
  const names = ({ items }: { items: readonly { filename: string }[] }) => items.map(({ filename }) => filename);
  const first = await list("pageSize=2");
  expect([names(first), first.total]).toEqual([["c.pdf", "b.png"], 3]);
  const second = await list(`pageSize=2&cursor=${first.cursor}`);
  expect([names(second), second.cursor]).toEqual([["a.png"], undefined]);
  expect(names(await list("assetType=document"))).toEqual(["c.pdf"]);
  expect(names(await list("keyword=B."))).toEqual(["b.png"]);
  expect(await list(`ids=${ids[0]}&ids=none`)).toMatchObject({ items: [{ id: ids[0] }], missing_ids: ["none"] });
});

test("limit is another name of pageSize, and pages follow each other to the end", async () => {
  const { call } = await startWriting();
  for (const name of ["a.pdf", "b.pdf", "c.pdf"]) await call("POST", "asset-api/assets", form("%PDF", name));
  const names: string[] = [];
  const read = async (cursor: string): Promise<void> => {
    const list = v.parse(page, (await call("GET", `asset-api/assets?limit=2${cursor}`)).body);
    names.push(...list.items.map(({ filename }) => filename), "|");
    if (list.cursor !== undefined) await read(`&cursor=${list.cursor}`);
  };
  await read("");
  expect(names.join(" ")).toBe("c.pdf b.pdf | a.pdf |");
  expect(await call("GET", "asset-api/assets?limit=0")).toMatchObject({ status: 400 });
});

test("deletes one asset or several, with their files", async () => {
  const { call } = await startWriting();
  const upload = async (name: string) => uploaded((await call("POST", "asset-api/assets", form("%PDF", name))).body);
  const [one, two, three] = [await upload("1.pdf"), await upload("2.pdf"), await upload("3.pdf")];
  expect(await call("GET", `asset-api/assets/${one.id}`)).toMatchObject({ status: 200, body: { filename: "1.pdf" } });
  expect(await call("DELETE", `asset-api/assets/${one.id}`)).toEqual({ status: 204, body: undefined });
  expect(await call("GET", `asset-api/assets/${one.id}`)).toMatchObject({ status: 404 });
  expect(await call("DELETE", `asset-api/assets/${one.id}`)).toMatchObject({ status: 404 });
  expect((await fetch(one.url)).status).toBe(404);
  expect(await call("POST", "asset-api/assets/bulk-delete", { ids: [two.id, "none"] })).toMatchObject({ status: 204 });
  expect(await call("GET", "asset-api/assets")).toMatchObject({ body: { total: 1, items: [{ id: three.id }] } });
});

test("an asset that a document uses is deleted only when that is meant", async () => {
  const { call, store } = await startWriting();
  const { id } = uploaded((await call("POST", "asset-api/assets", form(red, "a.png"))).body);
  const image = { id, url: `/media/${id}/a.png` };
  const oslo = { id: "oslo", translations: "oslo", type: "page", lang: "en-us", uid: "oslo", title: "", tags: [] };
  await store.putOverlay({ id: "spring", kind: "release", label: "Spring", scheduledAt: null });
  await store.putDocument("spring", { ...oslo, data: { image } });
  const refused = { status: 409, body: { error: expect.stringContaining("Used in oslo") } };
  expect(await call("DELETE", `asset-api/assets/${id}`)).toMatchObject(refused);
  expect(await call("POST", "asset-api/assets/bulk-delete", { ids: ["none", id] })).toMatchObject(refused);
  expect(await call("GET", `asset-api/assets/${id}`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `asset-api/assets/${id}?lose-uses`)).toMatchObject({ status: 204 });
  expect(await call("GET", `asset-api/assets/${id}`)).toMatchObject({ status: 404 });
});

test("nobody writes without the token, or to another repository", async () => {
  const { call } = await startWriting();
  expect(await call("GET", "asset-api/tags", undefined, { authorization: "Bearer wrong" })).toMatchObject({
    status: 401,
  });
  expect(await call("GET", "asset-api/tags", undefined, { repository: "other" })).toMatchObject({ status: 403 });
});
