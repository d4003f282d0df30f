import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import {
  BulkUpdateHasExistingDocumentsError,
  ConflictError,
  createBulkUpdateTransaction,
  createClient,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  UnauthorizedError,
} from "@prismicio/custom-types-client";
import { createMockFactory, type MockFactory } from "@prismicio/mock";
import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startWriting } from "./write-service.ts";
import { projectFiles } from "./support/project-models.ts";

const author: CustomTypeModel = {
  id: "author",
  label: "Author",
  repeatable: true,
  status: true,
  json: { Main: { uid: { type: "UID", config: { label: "UID" } }, name: { type: "Text", config: { label: "Name" } } } },
};

const hero: SharedSliceModel = {
  id: "hero",
  type: "SharedSlice",
  name: "Hero",
  variations: [{ id: "default", name: "Default", docURL: "", version: "initial", description: "", imageUrl: "" }],
};

async function startModeling() {
  const service = await startWriting();
  const client = (token = "secret", repositoryName = "tessera") =>
    createClient({ repositoryName, token, endpoint: `${service.origin}/custom-types-api` });
  return { ...service, client, models: client() };
}

test("a custom type is inserted, read, updated and removed", async () => {
  const { models, newClient } = await startModeling();
  await models.insertCustomType(author);
  expect(await models.getAllCustomTypes()).toEqual([author]);
  expect((await newClient().getRepository()).types).toEqual({ author: "Author" });
  const renamed = { ...author, label: "Writer" };
  await models.updateCustomType(renamed);
  expect(await models.getCustomTypeByID("author")).toEqual(renamed);
  await models.removeCustomType("author");
  expect(await models.getAllCustomTypes()).toEqual([]);
});

test("a slice is inserted, read, updated and removed", async () => {
  const { models } = await startModeling();
  await models.insertSharedSlice(hero);
  await models.updateSharedSlice({ ...hero, name: "Top" });
  expect(await models.getAllSharedSlices()).toEqual([{ ...hero, name: "Top" }]);
  expect(await models.getSharedSliceByID("hero")).toMatchObject({ name: "Top" });
  await models.removeSharedSlice("hero");
  await expect(models.getSharedSliceByID("hero")).rejects.toThrow(NotFoundError);
});

test("each refusal is the error that the client has for it", async () => {
  const { models, client } = await startModeling();
  await models.insertCustomType(author);
  await expect(models.insertCustomType(author)).rejects.toThrow(ConflictError);
  await expect(models.updateSharedSlice(hero)).rejects.toThrow(NotFoundError);
  await expect(models.getCustomTypeByID("none")).rejects.toThrow(NotFoundError);
  await expect(models.removeCustomType("none")).rejects.toThrow(NotFoundError);
  await expect(client("wrong").getAllCustomTypes()).rejects.toThrow(UnauthorizedError);
  await expect(client("secret", "other").getAllCustomTypes()).rejects.toThrow(ForbiddenError);
});

test("a type that has documents stays, also when others go in one call", async () => {
  const { models, publish } = await startModeling();
  await models.insertCustomType(author);
  await models.insertCustomType({ ...author, id: "unused" });
  await publish(page("rome", { type: "author" }));
  await expect(models.removeCustomType("author")).rejects.toThrow(BulkUpdateHasExistingDocumentsError);
  const removal = createBulkUpdateTransaction();
  for (const id of ["unused", "author"]) removal.deleteCustomType({ ...author, id });
  await expect(models.bulkUpdate(removal)).rejects.toThrow(BulkUpdateHasExistingDocumentsError);
  expect(await models.getAllCustomTypes()).toHaveLength(2);
});

test("the difference of two sets of models is made at once", async () => {
  const { models } = await startModeling();
  await models.insertCustomType(author);
  const changes = createBulkUpdateTransaction();
  const after = { customTypes: [{ ...author, label: "Writer" }], slices: [hero] };
  changes.fromDiff({ customTypes: [author] }, after);
  await models.bulkUpdate(changes);
  expect(await models.getAllCustomTypes()).toEqual(after.customTypes);
  expect(await models.getAllSharedSlices()).toEqual(after.slices);
  await expect(models.bulkUpdate(changes)).rejects.toThrow(ConflictError);
});

const text = { type: "Text", config: { label: "T" } };
const deep = group({ inner: group({ innermost: group({ text }) }) });

function group(fields: object): object {
  return { type: "Group", config: { label: "G", fields } };
}

function typeWith(...tabs: readonly object[]): object {
  return { ...author, json: Object.fromEntries(tabs.map((fields, index) => [`Tab ${index}`, fields])) };
}

function sliceWith(...variations: readonly object[]): object {
  return { ...hero, variations: variations.map((more) => ({ ...hero.variations[0], ...more })) };
}

test.each<[string, "customtypes" | "slices", object, string]>([
  ["no id", "customtypes", { ...author, id: "" }, "id"],
  ["no tabs", "customtypes", { ...author, json: undefined }, "json"],
  ["one name in two tabs", "customtypes", typeWith({ a: text }, { a: text }), "same name"],
  ["a UID under another name", "customtypes", typeWith({ slug: { type: "UID" } }), "uid"],
  ["a field of no known type", "customtypes", typeWith({ a: { type: "Tekst" } }), "json.Tab 0.a.type"],
  ["< in a name", "customtypes", typeWith({ "<a": text }), "without < and >"],
  ["groups three deep", "customtypes", typeWith({ deep }), "json.Tab 0.deep"],
  ["groups three deep", "slices", sliceWith({ primary: { deep } }), "variations.0.primary.deep"],
  ["slices in a slice", "slices", sliceWith({ primary: { a: { type: "Slices" } } }), "variations.0.primary.a"],
  ["a group in items", "slices", sliceWith({ items: { a: group({ text }) } }), "variations.0.items.a"],
  ["no variation", "slices", sliceWith(), "variations"],
  ["two variations of one id", "slices", sliceWith({}, {}), "variations"],
])("a model with %s is refused (%s)", async (_, kind, model, message) => {
  const { call, models } = await startModeling();
  const { status, body } = await call("POST", `custom-types-api/${kind}/insert`, model);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  expect([...(await models.getAllCustomTypes()), ...(await models.getAllSharedSlices())]).toEqual([]);
});

test("the client learns what is wrong", async () => {
  const { models } = await startModeling();
  await expect(models.insertCustomType({ ...author, id: "" })).rejects.toThrow(InvalidPayloadError);
});

test("groups nest twice, and slices may have fields of their own", async () => {
  const { call } = await startModeling();
  const own = { type: "Slice", "non-repeat": { a: text }, repeat: { b: text } };
  const slices = { type: "Slices", config: { choices: { hero: { type: "SharedSlice" }, own, quote: text } } };
  const model = typeWith({ nested: group({ inner: group({ text }) }), slices });
  expect(await call("POST", "custom-types-api/customtypes/insert", model)).toMatchObject({ status: 201 });
});

test("models that Prismic's own mocks make are taken, and come back as they were", async () => {
  const { models } = await startModeling();
  for (let seed = 0; seed < 20; seed += 1) {
    const mock = createMockFactory({ seed: `${seed}` });
    const type = mock.model.customType({ id: `type${seed}`, fields: everyField(mock.model) });
    await models.insertCustomType(type);
    expect(await models.getCustomTypeByID(type.id)).toEqual(JSON.parse(JSON.stringify(type)));
  }
});

function everyField(model: MockFactory["model"]) {
  const plain = {
    boolean: model.boolean(),
    color: model.color(),
    date: model.date(),
    embed: model.embed(),
    geo: model.geoPoint(),
    image: model.image(),
    product: model.integration(),
    text: model.keyText(),
    link: model.link(),
    media: model.linkToMedia(),
    relation: model.contentRelationship(),
    number: model.number(),
    rich: model.richText(),
    select: model.select(),
    moment: model.timestamp(),
    title: model.title(),
  };
  const choices = {
    hero: model.sharedSliceChoice(),
    own: model.slice({ nonRepeatFields: plain, repeatFields: plain }),
  };
  return {
    ...plain,
    uid: model.uid(),
    table: model.table(),
    many: model.group({ fields: { ...plain, inner: model.group({ fields: plain }) } }),
    slices: model.sliceZone({ choices }),
  };
}

test("every model of the project is taken", async () => {
  const { call } = await startModeling();
  const slices = [...projectFiles("slices", "model.json").values()].map((payload) => ({
    type: "SLICE_INSERT",
    payload,
  }));
  const types = [...projectFiles("customtypes", "index.json").values()].map((payload) => ({
    type: "CUSTOM_TYPE_INSERT",
    payload,
  }));
  expect(await call("POST", "custom-types-api/bulk-update", { changes: [...slices, ...types] })).toEqual({
    status: 204,
    body: undefined,
  });
});

test("a model of an older state is not written over by a client that says on what its change is based", async () => {
  const { call, models, origin } = await startModeling();
  await models.insertCustomType(author);
  const read = await fetch(`${origin}/custom-types-api/customtypes/author`, {
    headers: { authorization: "Bearer secret" },
  });
  const seen = { "if-match": read.headers.get("etag") ?? "none" };
  const update = (label: string, headers = {}) =>
    call("POST", "custom-types-api/customtypes/update", { ...author, label }, headers);
  expect(await update("Writer", seen)).toMatchObject({ status: 204 });
  expect(await update("Poet", seen)).toMatchObject({ status: 412 });
  expect(await call("DELETE", "custom-types-api/customtypes/author", undefined, seen)).toMatchObject({ status: 412 });
  expect(await update("Poet")).toMatchObject({ status: 204 });
});
