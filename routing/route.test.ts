import { expect, it } from "vitest";
import { resolve } from "./resolve.ts";
import { readRoute, type RouteParams } from "./route.ts";
import { views } from "../app/_composition/views.ts";

const params: RouteParams = { host: "www.tessera.example", locale: "de", currency: "USD", view: "_" };

it.each([
  ["/de/rome/tours/", "", "USD", { currency: "USD", path: ["rome", "tours"] }],
  ["/ja/%E6%9D%B1%E4%BA%AC/", "page=2&category=3", undefined, { currency: "auto", path: ["東京"] }],
])("reads back what the resolver wrote of %s?%s", (path, query, currency, expected) => {
  const request = {
    host: "tessera.localhost",
    path,
    query,
    cookies: { currency, previewing: false },
    development: false,
  };
  const resolution = resolve(request, views);
  if (resolution.kind !== "page") throw new Error(`It resolved to ${resolution.kind}.`);
  const { segments, ...names } = resolution.internalPath;
  const route = readRoute({ ...names, path: segments }, views);
  expect(route).toMatchObject({ ...expected, site: { host: "www.tessera.example" } });
  expect([route?.view.page, route?.view.category]).toEqual(query === "" ? [undefined, undefined] : [2, 3]);
});

it.each([
  ["an alias", { host: "localhost" }],
  ["an unknown host", { host: "evil.example" }],
  ["an unknown language", { locale: "xx" }],
  ["a property of every object", { locale: "constructor" }],
  ["an unknown currency", { currency: "XXX" }],
  ["a view out of bounds", { view: "page%3D1001" }],
  ["a view in another order", { view: "page%3D2%26category%3D3" }],
])("%s is no route", (_title, other) => {
  expect(readRoute({ ...params, ...other }, views)).toBeUndefined();
});
