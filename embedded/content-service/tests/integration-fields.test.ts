import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "./content-service.ts";
import { startWriting } from "./write-service.ts";

const item = (id: string, more: object = {}) => ({
  id,
  title: `Tour ${id}`,
  description: "D",
  blob: { tour: id },
  ...more,
});
const catalogPage = v.object({ results_size: v.number(), results: v.array(v.unknown()) });
const tourPage = {
  id: "page",
  json: { Main: { uid: { type: "UID" }, tour: { type: "IntegrationFields", config: { catalog: "tours" } } } },
};

test("items come back page by page in the form that catalogs have", async () => {
  const { call } = await startWriting();
  const items = Array.from({ length: 51 }, (_, index) => item(`${100 + index}`, { last_update: 1_700_000_000 }));
  expect(await call("POST", "integration-fields/tours", items)).toMatchObject({ status: 200 });
  const first = v.parse(catalogPage, (await call("GET", "integration-fields/tours")).body);
  expect([first.results_size, first.results.length]).toEqual([51, 50]);
  expect(await call("GET", "integration-fields/tours?page=2")).toEqual({
    status: 200,
    body: { results_size: 51, results: [item("150", { last_update: 1_700_000_000, image_url: null })] },
  });
});

test("readers of a document get the item's blob, a new one after a change, null when it is gone", async () => {
  const documents = [page("rome", { data: { tour: "tours--1" } })];
  const { call, newClient } = await startWriting({ models: [{ kind: "customtype", model: tourPage }], documents });
  const read = async () => (await newClient().getByUID("page", "rome")).data["tour"];
  expect(await read()).toBeNull();
  await call("POST", "integration-fields/tours", [item("1"), item("2")]);
  expect(await read()).toEqual({ tour: "1" });
  await call("POST", "integration-fields/tours", [item("1", { blob: "new" })]);
  expect(await read()).toBe("new");
  await call("DELETE", "integration-fields/tours/1");
  expect(await read()).toBeNull();
});

test("catalogs are named with or without their repository, in paths and in documents", async () => {
  const keys = ["tours--1", "tessera--tours--1", "tours--a--b", "tessera--tours--a--b", "tessera--none--1"];
  const documents = keys.map((tour, index) => page(`page-${index}`, { data: { tour } }));
  const { call, client } = await startWriting({ models: [{ kind: "customtype", model: tourPage }], documents });
  expect(await call("POST", "integration-fields/tessera--tours", [item("1"), item("a--b"), item("2")])).toMatchObject({
    status: 200,
  });
  await call("DELETE", "integration-fields/tessera--tours/2");
  for (const name of ["tours", "tessera--tours"]) {
    expect(await call("GET", `integration-fields/${name}`)).toMatchObject({ body: { results_size: 2 } });
  }
  const read = await Promise.all(keys.map((_, index) => client.getByUID("page", `page-${index}`)));
  const [one, other] = [{ tour: "1" }, { tour: "a--b" }];
  expect(read.map(({ data }) => data["tour"])).toEqual([one, one, other, other, null]);
});

const textual = JSON.stringify({ price: 12.5, names: ["A", null] });

test.each([
  ["an object", { price: 12.5, names: ["A", { b: true }] }],
  ["a text", "Tour"],
  ["a text that is JSON", textual],
  ["a number", 12],
  ["false", false],
  ["a list", [1, "b"]],
])("a document with a blob that is %s goes back through the Migration API as it was read", async (_, blob) => {
  const documents = [page("rome", { data: { tour: "tours--2" } })];
  const { call, newClient } = await startWriting({ models: [{ kind: "customtype", model: tourPage }], documents });
  await call("POST", "integration-fields/tours", [item("1"), item("2", { blob })]);
  const { id, data } = await newClient().getByUID("page", "rome");
  expect(data).toEqual({ tour: blob });
  expect(await call("PUT", `migration/documents/${id}`, { data })).toMatchObject({ status: 200 });
  await call("POST", "migration/migration-release/publish", {});
  expect((await newClient().getByUID("page", "rome")).data).toEqual({ tour: blob });
  await call("POST", "integration-fields/tours", [item("2", { blob: "new" })]);
  expect((await newClient().getByUID("page", "rome")).data, "it still names the item").toEqual({ tour: "new" });
});

test("data of an item that is in no catalog here stays what it is", async () => {
  const documents = [page("rome")];
  const { call, newClient } = await startWriting({ models: [{ kind: "customtype", model: tourPage }], documents });
  const { id } = await newClient().getByUID("page", "rome");
  const data = { tour: { elsewhere: [1] } };
  expect(await call("PUT", `migration/documents/${id}`, { data })).toMatchObject({ status: 200 });
  await call("POST", "migration/migration-release/publish", {});
  expect((await newClient().getByUID("page", "rome")).data).toEqual(data);
  expect(await call("PUT", `migration/documents/${id}`, { data: { tour: "no key" } })).toMatchObject({
    status: 400,
    body: { details: [{ property: "data.tour", value: "no key" }] },
  });
});

test.each([
  ["POST", "integration-fields/a--b", []],
  ["POST", "integration-fields/tessera--a--b", []],
  ["POST", "integration-fields/tours", {}],
  ["POST", "integration-fields/tours", [{ id: "", title: "", blob: 1 }]],
  ["GET", "integration-fields/tours?page=0", undefined],
])("%s %s with %j is refused", async (method, path, body) => {
  const { call } = await startWriting();
  expect(await call(method, path, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});
