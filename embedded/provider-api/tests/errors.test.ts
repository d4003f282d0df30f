import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { exampleCalls } from "./example-call.ts";
import { startProvider } from "./start-provider.ts";
import { errorAnswer } from "./wire-schema/error.ts";

const ask = await startProvider();
const groups = "/api/tours/v6/tour-groups/";
const ranking = `${groups}list-by/collection/`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => 50_001 + index).join(",");

async function failureOf(path: string, init?: RequestInit) {
  const { status, headers, json } = await ask(path, init);
  return { status, cache: headers.get("cache-control"), body: v.parse(errorAnswer, json()) };
}

describe.each(exampleCalls)("wrong questions at $route", ({ path, query, headers }) => {
  it.each([
    ["language=XX", "language must be a language code such as EN or ZH_HANT."],
    ["currency=XXX", "currency must be a currency code of the currency list."],
  ])("%s → 400", async (wrong, message) => {
    expect(await failureOf(`${path}${query}&${wrong}`, { headers })).toEqual({
      status: 400,
      cache: "no-store",
      body: { status: 400, error: { code: "E_INVALID_ARGUMENT", title: "Invalid argument", message } },
    });
  });

  it("POST → 405", async () => {
    const { status, body } = await failureOf(path + query, { method: "POST", headers });
    expect([status, body.error.code]).toEqual([405, "E_METHOD_NOT_ALLOWED"]);
  });
});

describe.each(exampleCalls.filter(({ call }) => call.id))("the id in $route", ({ route, query }) => {
  it.each([
    ["987654321", 404, "E_NOT_FOUND"],
    ["one", 400, "E_INVALID_ARGUMENT"],
    ["-1", 400, "E_INVALID_ARGUMENT"],
    ["0", 400, "E_INVALID_ARGUMENT"],
  ])("id %s → %i %s", async (id, status, code) => {
    const failure = await failureOf(route.replace("{id}", id) + query);
    expect(failure).toMatchObject({ status, cache: "no-store", body: { status, error: { code } } });
  });
});

describe.each(exampleCalls.filter(({ call }) => call.limited))("the limit of $route", ({ path, query }) => {
  it.each(["0", "101", "ten", "-1", "1.5", ""])("limit=%s → 400 that says what would do", async (limit) => {
    const { status, body } = await failureOf(`${path}${query}&limit=${limit}`);
    expect([status, body.error.message]).toEqual([400, "limit must be a whole number from 1 to 100."]);
  });
});

/** Points of interest are none without ids (F17). */
const listing = exampleCalls.filter(({ call, route }) => call.ids && route !== "/api/v1/pois");

describe.each(listing)("the list of ids of $route", ({ path, call: { ids: [parameter] = [""], query = "" } }) => {
  it.each([
    ["", 400, "E_MISSING_PARAMETER"],
    [`${parameter}=`, 400, "E_MISSING_PARAMETER"],
    [`${parameter}=one`, 400, "E_INVALID_ARGUMENT"],
    [`${parameter}=${ids(101)}`, 400, "E_INVALID_ARGUMENT"],
  ])("%s → %i %s", async (given, status, code) => {
    expect(await failureOf(`${path}?${query}&${given}`)).toMatchObject({ status, body: { status, error: { code } } });
  });

  it("leaves out unknown ids", async () => {
    expect((await ask(`${path}?${query}&${parameter}=987654321`)).status).toBe(200);
  });
});

describe("errors have both generations' fields in one envelope, and nobody keeps them", () => {
  it.each([
    [groups, 400, "E_MISSING_PARAMETER"],
    [`${groups}?ids[]=`, 400, "E_MISSING_PARAMETER"],
    [`${groups}?ids[]=one`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=-1`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=${ids(101)}`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=50001&language=XX`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=50001&currency=XXX`, 400, "E_INVALID_ARGUMENT"],
    ["/api/v1/media/?resource-entity-ids=50001", 400, "E_MISSING_PARAMETER"],
    ["/api/v1/media/?resource-entity-ids=50001&resource-type=MB_CITY", 400, "E_INVALID_ARGUMENT"],
    ["/api/v1/collection/top/list/?city=ATLANTIS", 404, "E_NOT_FOUND"],
    ["/api/v1/collection/top/list/?categoryId=tickets", 400, "E_INVALID_ARGUMENT"],
    ["/api/domain/", 400, "E_MISSING_PARAMETER"],
    ["/api/tours/v1/collection/", 400, "E_MISSING_PARAMETER"],
    ["/api/v1/currency/list/?language=XX", 400, "E_INVALID_ARGUMENT"],
    [`${ranking}1001?limit=0`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}1001?limit=101`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}1001?limit=ten`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}1001?offset=-1`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}1001?filter-by-subcategory-id=x`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}rome`, 400, "E_INVALID_ARGUMENT"],
    [`${ranking}999`, 404, "E_NOT_FOUND"],
    ["/api/v9/nothing", 404, "E_NOT_FOUND"],
    ["//elsewhere/api/v1/currency/list", 404, "E_NOT_FOUND"],
    [`${groups}?ids[]=50001&fault=boredom`, 400, "E_INVALID_ARGUMENT"],
  ])("%s → %i %s", async (path, status, code) => {
    expect(await failureOf(path)).toMatchObject({ status, cache: "no-store", body: { status, error: { code } } });
  });

  it("names the parameter", async () => {
    expect((await failureOf(`${ranking}1001?limit=101`)).body.error.message).toBe(
      "limit must be a whole number from 1 to 100.",
    );
  });

  it("100 ids are not too many", async () => {
    expect((await ask(`${groups}?ids[]=${ids(100)}`)).status).toBe(200);
  });
});
