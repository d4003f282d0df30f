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

test.each([
  ["POST", "integration-fields/a--b", []],
  ["POST", "integration-fields/tours", {}],
  ["POST", "integration-fields/tours", [{ id: "", title: "", blob: 1 }]],
  ["GET", "integration-fields/tours?page=0", undefined],
])("%s %s with %j is refused", async (method, path, body) => {
  const { call } = await startWriting();
  expect(await call(method, path, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});
