import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { errorAnswer } from "./wire-schema.ts";

const ask = await startProvider();
const groups = "/api/tours/v6/tour-groups/";
const ranking = `${groups}list-by/collection/`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => 50_001 + index).join(",");

async function failureOf(path: string, init?: RequestInit) {
  const { status, headers, json } = await ask(path, init);
  return { status, cache: headers.get("cache-control"), body: v.parse(errorAnswer, json()) };
}

describe("errors have both generations' fields in one envelope, and nobody keeps them", () => {
  it.each([
    [groups, 400, "E_MISSING_PARAMETER"],
    [`${groups}?ids[]=`, 400, "E_MISSING_PARAMETER"],
    [`${groups}?ids[]=one`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=-1`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=${ids(101)}`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=50001&language=XX`, 400, "E_INVALID_ARGUMENT"],
    [`${groups}?ids[]=50001&currency=XXX`, 400, "E_INVALID_ARGUMENT"],
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

  it("POST → 405", async () => {
    expect((await failureOf(groups, { method: "POST" })).status).toBe(405);
  });

  it("100 ids are not too many", async () => {
    expect((await ask(`${groups}?ids[]=${ids(100)}`)).status).toBe(200);
  });
});
