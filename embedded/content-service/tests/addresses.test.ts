import { expect, test } from "vitest";
import { page, typeModel } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const home = "www.site.example";
const content = (uid: string, more: object = {}) => ({ type: "page", lang: "en-us", uid, data: {}, ...more });

/** Publishes a home page, a header, and a page about Rome that the home page links to. */
async function start() {
  const service = await startEditing([]);
  const { create, edit, send, store } = service;
  for (const [id, format] of [
    ["page", "page"],
    ["landing", "page"],
    ["redirect", "page"],
    ["header", "custom"],
  ] as const)
    await store.insertModel("customtype", typeModel(id, { title: { type: "Text" } }, format));
  await service.publish(page(home, { type: "header" }), page(home), page(`${home}.rome`));
  const { id: release } = await create("releases", "Spring");
  const put = (id: string, body: object) => edit("PUT", `releases/${release}/documents/${id}`, body);
  const read = async (id: string) => (await send("GET", `releases/${release}/documents/${id}`)).body;
  const archive = (id: string) => edit("POST", `releases/${release}/documents/${id}/archive`);
  const publish = (query = "") => edit("POST", `releases/${release}/publish${query}`);
  const fetchId = async (type: string, uid: string) => (await service.newClient().getByUID(type, uid)).id;
  return { ...service, put, read, archive, publish, release, fetchId };
}

test("the tag by which a site finds a page is its uid, and never typed", async () => {
  const { put, read, newClient, publish } = await start();
  expect(await newClient().getByUID("page", `${home}.rome`)).toMatchObject({ tags: [`${home}.rome`] });
  await put("oslo", content(`${home}.oslo`, { tags: ["north", `${home}.rome`] }));
  expect(await read("oslo")).toMatchObject({ tags: [`${home}.oslo`, "north"] });
  await put("oslo", content(`${home}.oslo-norway`, { tags: [`${home}.oslo`, "north"] }));
  expect(await read("oslo")).toMatchObject({ tags: [`${home}.oslo-norway`, "north"] });
  await put("plain", content("plain", { tags: ["v1.2"] }));
  expect(await read("plain")).toMatchObject({ tags: ["v1.2"] });
  await publish();
  expect(await newClient().getByTag(`${home}.oslo-norway`)).toMatchObject({ results: [{ id: "oslo" }] });
});

test.each([
  [`${home}.de.shadow`, 'begins with "de"'],
  [`${home}.en`, 'begins with "en"'],
  [`${home}.api.webhook`, 'begins with "api"'],
  [`${home}._next.x`, 'begins with "_next"'],
  [`${home}..dd`, 'the segment ""'],
  [`${home}.tail.`, 'the segment ""'],
  [`${home}.Rome-Caps`, 'the segment "Rome-Caps"'],
  [`${home}.rome.index`, "ends with"],
  [`stage-${home}.x`, "its host"],
  ["nowhere.example.x", "its host"],
])("B2: no page can be at %s, which validation and writing say: its path or host %s", async (uid, reason) => {
  const { put, send, store } = await start();
  await store.setLanguages(["en-us", "de-de"].map((id) => ({ id, name: id })));
  const message = expect.stringMatching(new RegExp(`no page can be at "${uid}": .*${reason}`));
  const { body } = await send("POST", "validate", content(uid));
  expect(body).toEqual({ problems: [{ path: "uid", message, hint: expect.any(String) }] });
  expect(await put("x", content(uid))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(reason) },
  });
});

test.each([`${home}.rome.tours`, `${home}.wien-für-anfänger`, `${home}.dead-sea`, "plain"])(
  "B2: a page can be at %s",
  async (uid) => {
    const { send } = await start();
    expect((await send("POST", "validate", content(uid))).body).toEqual({ problems: [] });
  },
);

test("two pages at one address are refused, whatever their types; a header is no page", async () => {
  const { put, edit, release } = await start();
  const landing = content(`${home}.rome`, { type: "landing" });
  expect(await put("other", landing)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`The address "${home}.rome" (en-us) is that of document`) },
  });
  expect(await edit("GET", `releases/${release}`)).toMatchObject({ body: { documents: [] } });
  expect(await put("head", content(`${home}.rome`, { type: "header" }))).toMatchObject({ status: 200 });
});

test("a page that is archived or renamed needs a redirect in its place", async () => {
  const { archive, fetchId, put, publish, newClient } = await start();
  const rome = await fetchId("page", `${home}.rome`);
  await archive(rome);
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`Nothing would be at "${home}.rome" (en-us) any more.`) },
  });
  await put(rome, content(`${home}.roma`));
  expect(await publish()).toMatchObject({ status: 409 });
  await put("moved", content(`${home}.rome`, { type: "redirect" }));
  expect(await publish()).toMatchObject({ status: 200 });
  expect((await newClient().getByUID("page", `${home}.roma`)).id).toBe(rome);
});

test("a release warns about a lost address as soon as it would lose one, until a redirect is put there", async () => {
  const { archive, edit, fetchId, put, release } = await start();
  const [rome, header] = [await fetchId("page", `${home}.rome`), await fetchId("header", home)];
  const warnings = async () => (await edit("GET", `releases/${release}`)).body;
  const lost = { code: "lost-address", document: rome, message: expect.stringContaining("Nothing would be at") };
  expect(await archive(rome)).toMatchObject({ status: 200, body: { warnings: [lost] } });
  expect(await warnings()).toMatchObject({ warnings: [lost] });
  expect(await put(rome, content(`${home}.roma`))).toMatchObject({ status: 200, body: { warnings: [lost] } });
  await put("moved", content(`${home}.rome`, { type: "redirect" }));
  expect(await warnings()).toMatchObject({ warnings: [] });
  expect(await archive(header)).toMatchObject({ body: { warnings: [{ code: "lost-address", document: header }] } });
});

test("a site's header is not taken away while the site has pages, unless that is meant", async () => {
  const { archive, fetchId, publish } = await start();
  await archive(await fetchId("header", home));
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`The pages of "${home}" would have no header any more.`) },
  });
  expect(await publish("?lose-addresses")).toMatchObject({ status: 200 });
});

test("a refusal names the pages that link to the one that would go", async () => {
  const { archive, fetchId, put, publish } = await start();
  const [rome, homePage] = [await fetchId("page", `${home}.rome`), await fetchId("page", home)];
  await put(homePage, content(home, { data: { title: rome } }));
  await archive(rome);
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`Linked from ${home}.`) },
  });
});
