import { expect, test } from "vitest";
import { endpoint } from "./endpoint.ts";

const path = "/api/tours/v6/tour-groups/";

test.each([
  ["http://api.example", undefined, path, "http://api.example/api/tours/v6/tour-groups/"],
  ["http://api.example", "other.example", path, "http://api.example/api/tours/v6/tour-groups/"],
  ["http://api.example", "api.example", path, "http://api.example/api/v6/tour-groups/"],
  ["http://api.example", "api.example", "/api/v1/currency/list/", "http://api.example/api/v1/currency/list/"],
  ["http://api.example/", undefined, path, "http://api.example/api/tours/v6/tour-groups/"],
  ["http://gate.example/provider/", undefined, path, "http://gate.example/provider/api/tours/v6/tour-groups/"],
])("H1: %s with default host %s and %s is %s", (baseUrl, defaultHost, called, url) => {
  expect(endpoint({ baseUrl, defaultHost }, called, []).href).toBe(url);
});

test("parameters stay in order, and those without a value are omitted", () => {
  const url = endpoint({ baseUrl: "http://api.example", defaultHost: undefined }, "/x", [
    ["b", 1],
    ["none", undefined],
    ["a[]", "1,2"],
  ]);
  expect([...url.searchParams]).toEqual([
    ["b", "1"],
    ["a[]", "1,2"],
  ]);
});
