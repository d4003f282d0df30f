import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const text = (type: string, words: string) => ({ type, text: words, spans: [] });
const model = {
  id: "page",
  label: "Page",
  format: "page",
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: "UID" },
      icon: { type: "Select", config: { options: ["ticket", "clock"] } },
      stars: { type: "Number", config: { min: 1, max: 5, step: 0.5 } },
      heading: { type: "StructuredText", config: { single: "heading1,heading2" } },
      body: { type: "StructuredText", config: { multi: "paragraph,strong", labels: ["note"] } },
      day: { type: "Date" },
      parent: { type: "Link", config: { select: "document", customtypes: ["landing"] } },
      photo: { type: "Image", config: { constraint: { width: 1600 }, thumbnails: [{ name: "small", height: 400 }] } },
      slices: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } },
    },
  },
};
const hero = { id: "hero", type: "SharedSlice", name: "Hero", variations: [{ id: "default", primary: {}, items: {} }] };

async function start() {
  const service = await startEditing([page("rome", { data: {} })]);
  await service.store.insertModel("customtype", model);
  await service.store.insertModel("slice", hero);
  const problems = async (data: object, more: object = {}) => {
    const body = { type: "page", lang: "en-us", uid: "oslo", data, ...more };
    return (await service.send("POST", "validate", body)).body;
  };
  return { ...service, problems };
}

const picture = (width: number, height: number) => ({ url: "/media/rome.webp", dimensions: { width, height } });

test.each<[string, object, string, string]>([
  ["an option that the model lacks", { icon: "anchor" }, "data.icon", "Choose one of ticket, clock"],
  ["a number above the largest", { stars: 6 }, "data.stars", "Correct the number"],
  ["a number below the smallest", { stars: 0 }, "data.stars", "Correct the number"],
  ["a number between two steps", { stars: 4.7 }, "data.stars", "Correct the number"],
  [
    "a label that the model lacks",
    { body: [{ type: "paragraph", text: "a", spans: [{ type: "label", start: 0, end: 1, data: { label: "x" } }] }] },
    "data.body.0.spans.0.data.label",
    "note",
  ],
  ["two blocks in a single text", { heading: [text("heading1", "a"), text("heading1", "b")] }, "data.heading", "Join"],
  ["a block that is not permitted", { heading: [text("paragraph", "a")] }, "data.heading.0.type", "heading1, heading2"],
  [
    "a span that is not permitted",
    { body: [{ type: "paragraph", text: "a", spans: [{ type: "em", start: 0, end: 1 }] }] },
    "data.body.0.spans.0.type",
    "paragraph, strong",
  ],
  ["a day that does not exist", { day: "2026-02-31" }, "data.day", "Correct"],
  ["a link of another kind", { parent: { link_type: "Web", url: "https://a.example" } }, "data.parent", "Correct"],
  ["a picture that is too small", { photo: picture(800, 600) }, "data.photo", "Upload a larger picture."],
  [
    "a thumbnail that is too small",
    { photo: { ...picture(1600, 900), small: picture(900, 300) } },
    "data.photo.small",
    "Upload a larger picture.",
  ],
  ["a slice that the zone lacks", { slices: [{ slice_type: "quote" }] }, "data.slices.0.slice_type", "hero"],
  [
    "a variation that the slice lacks",
    { slices: [{ slice_type: "hero", variation: "wide" }] },
    "data.slices.0.variation",
    "default",
  ],
  ["a field that the model lacks", { titel: "a" }, "data.titel", "icon, stars, heading"],
])("%s is a problem with its path and what to do", async (_, data, path, hint) => {
  const { problems } = await start();
  expect(await problems(data)).toEqual({
    problems: [{ path, message: expect.any(String), hint: expect.stringContaining(hint) }],
  });
});

test.each<[string, object, object, readonly string[]]>([
  [
    "a uid and three fields",
    { icon: "anchor", stars: 6, day: "x" },
    { uid: "a b" },
    ["uid", "data.icon", "data.stars", "data.day"],
  ],
  ["a number as uid, and a field", { stars: 6 }, { uid: 7 }, ["uid", "data.stars"]],
  ["a language, and no data at all", {}, { lang: "", data: 1 }, ["lang", "data"]],
])("faults of the body and of its data are listed together: %s", async (_, data, more, paths) => {
  const { problems } = await start();
  expect(await problems(data, more)).toMatchObject({ problems: paths.map((path) => ({ path })) });
});

test("a link to a document of another type is a problem", async () => {
  const { findId, problems } = await start();
  const parent = { link_type: "Document", id: await findId("rome") };
  expect(await problems({ parent })).toMatchObject({
    problems: [{ path: "data.parent", hint: "Link to one of landing." }],
  });
});

test("a link to a document of the same release is validated", async () => {
  const { create, edit, problems } = await start();
  const { id: overlay } = await create("releases", "Oslo");
  await edit("PUT", `releases/${overlay}/documents/paris`, { type: "page", lang: "en-us", uid: "paris", data: {} });
  expect(await problems({ parent: { link_type: "Document", id: "paris" } }, { overlay })).toMatchObject({
    problems: [{ path: "data.parent", hint: "Link to one of landing." }],
  });
});

test("what a put would refuse is a problem, and nothing is written", async () => {
  const { edit, problems, store } = await start();
  const before = await store.state();
  const good = { icon: "ticket", stars: 4.5, heading: [text("heading2", "a")], photo: picture(1600, 900) };
  expect(await problems(good)).toEqual({ problems: [] });
  const faults: readonly (readonly [object, string, string])[] = [
    [{ uid: "rome" }, "", "use another uid"],
    [{ uid: "a b" }, "uid", "it is no uid"],
    [{ uid: null }, "uid", 'a document of type "page" needs a uid'],
    [{ lang: "xx-xx" }, "", "xx-xx"],
    [{ type: "pgae" }, "", 'there is no custom type "pgae"'],
    [{ more: 1 }, "more", ""],
  ];
  for (const [more, path, message] of faults) {
    expect(await problems({}, more)).toMatchObject({
      problems: [{ path, message: expect.stringContaining(message) }],
    });
  }
  expect(await store.state()).toEqual(before);
  expect(await problems({}, { overlay: "none", uid: "rome" })).toMatchObject({ problems: [{ path: "" }] });
  const { body } = await edit("GET", "drafts");
  expect(body).toEqual({ results: [] });
});

test("a type that is not repeatable has one document in a language", async () => {
  const { create, edit, problems, store } = await start();
  await store.insertModel("customtype", { ...model, id: "menu", repeatable: false });
  const { id } = await create("releases", "Menu");
  const menu = { type: "menu", lang: "en-us", uid: "menu", data: {} };
  expect(await edit("PUT", `releases/${id}/documents/menu-1`, menu)).toMatchObject({ status: 200 });
  expect(await edit("PUT", `releases/${id}/documents/menu-2`, { ...menu, uid: "other" })).toMatchObject({
    status: 409,
  });
  expect(await problems({}, { type: "menu", overlay: id })).toMatchObject({
    problems: [{ message: expect.stringContaining("it has only one") }],
  });
});

test("equal saves of a link without a key are equal, also to what is published", async () => {
  const link = { link_type: "Web", url: "https://a.example" };
  const { create, findId, send, store } = await startEditing([page("rome", { data: { to: link } })]);
  const fields = { uid: { type: "UID" }, to: { type: "Link" }, day: { type: "Date" }, other: { type: "Date" } };
  await store.insertModel("customtype", { ...model, json: { Main: fields } });
  const [id, { id: draft }] = [await findId("rome"), await create("drafts", "Maybe")];
  const path = `drafts/${draft}/documents/${id}`;
  const { etag } = await send("GET", path);
  const save = (data: object) => {
    const body = { type: "page", lang: "en-us", uid: "rome", title: "rome", data: { to: link, ...data } };
    return send("PUT", `${path}?merge`, body, { "if-match": etag ?? "" });
  };
  expect(await save({ day: "2026-01-02" })).toMatchObject({ status: 200 });
  expect(await save({ other: "2026-01-03" })).toMatchObject({ status: 200, body: { merged: ["data.day"] } });
  expect(await send("GET", `drafts/${draft}/diff`)).toMatchObject({
    body: { results: [{ changes: [{ path: "data.other" }, { path: "data.day" }] }] },
  });
});
