import { expect, test } from "vitest";
import { findSiteOfHost } from "../../routing/host.ts";
import { bookingOriginIn, readEnvironment } from "./environment.ts";

test("without variables, and with empty ones, the embedded services have the latest content", () => {
  const none = readEnvironment({});
  expect(none).toMatchObject({
    contentApiUrl: "http://localhost:4001/api/v2",
    contentRepository: "tessera",
    contentMode: { kind: "latest" },
    providerApiUrl: "http://localhost:4002",
  });
  expect(readEnvironment({ CONTENT_API_URL: "", CONTENT_REPOSITORY: "", CONTENT_REF: "" })).toEqual(none);
});

test("E18: a mode is read; a slash at the end of an address is no part of it", () => {
  const variables = { CONTENT_RELEASE_LABEL: "Black Friday", CONTENT_API_URL: "https://a.example/api/v2/" };
  expect(readEnvironment(variables)).toMatchObject({
    contentMode: { kind: "release-label", label: "Black Friday" },
    contentApiUrl: "https://a.example/api/v2",
  });
});

test.each([
  [{}, {}],
  [{ PROVIDER_API_KEY: "pk_1" }, { authorization: "Bearer pk_1" }],
  [{ PROVIDER_API_KEY: "pk_1", PROVIDER_API_KEY_HEADER: "Headout-Auth" }, { "headout-auth": "pk_1" }],
])("H1: %j is sent to the provider as %j", (variables, headers) => {
  expect(readEnvironment(variables).providerCredentials).toEqual(headers);
});

test("a key that no header can hold is refused, and the message does not contain it", () => {
  const message = "PROVIDER_API_KEY: must be ASCII characters without spaces";
  expect(() => readEnvironment({ PROVIDER_API_KEY: "hunter 2" })).toThrow(expect.objectContaining({ message }));
});

test.each([
  [{}, "0"],
  [{ TESSERA_EMBEDDED: "1" }, "1"],
  [{ NODE_ENV: "development" }, "1"],
  [{ LOCAL_HOSTS: "1" }, "1"],
  [{ LOCAL_HOSTS: "0", TESSERA_EMBEDDED: "1" }, "0"],
])("B2: with %j links between hosts are local: %s", (variables, local) => {
  expect(readEnvironment(variables).localHosts).toBe(local);
});

test.each([
  [{}, false],
  [{ TESSERA_EMBEDDED: "1" }, false],
  [{ DEVELOPER_PAGES: "1" }, true],
  [{ NODE_ENV: "development" }, true],
])("with %j there are pages for developers: %s", (variables, shown) => {
  expect(readEnvironment(variables).developerPages).toBe(shown);
});

test("a wrong address is named with what is expected", () => {
  expect(() => readEnvironment({ PROVIDER_API_URL: "provider" })).toThrow("PROVIDER_API_URL: must be an address");
  expect(() => readEnvironment({ CONTENT_API_URL: "https://demo-shop.cdn.prismic.io" })).toThrow(
    "CONTENT_API_URL: must end with /api/v2",
  );
});

test.each([
  [{ BOOKING_PORT: "4003", TESSERA_EMBEDDED: "1" }, "localhost", "http://book.tessera.localhost:4003"],
  [{ BOOKING_PORT: "4003", TESSERA_EMBEDDED: "1" }, "westend.localhost", "http://tickets.westend.localhost:4003"],
  [{ BOOKING_PORT: "4003", LOCAL_HOSTS: "0" }, "localhost", "https://book.tessera.example"],
  [{ BOOKING_PORT: "", TESSERA_EMBEDDED: "1" }, "westend.localhost", "https://tickets.west-end-nights.example"],
])("C21: with %j products of %s are booked at %s", (variables, host, origin) => {
  const site = findSiteOfHost(host);
  expect(site && bookingOriginIn(readEnvironment(variables), site)).toBe(origin);
});
