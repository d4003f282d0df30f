import { expect, test } from "vitest";
import type { ProcessSettings } from "../../framework/next/process-settings.ts";
import { readEnvironment } from "./environment.ts";

const settings: ProcessSettings = {
  scriptMark: "m4rk",
  pictureOrigins: [],
  localPort: "3000",
  bookingPort: "4003",
  isContentEmbedded: true,
  contentUrl: "http://localhost:4101/api/v2",
  providerUrl: "http://localhost:4102",
  webhookSecret: "s3cret",
};

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

test.each([
  [undefined, []],
  ["session, bucket,", ["session", "bucket"]],
])("H1: with the cookies %j, %j may be forwarded", (PROVIDER_COOKIES, names) => {
  expect(readEnvironment({ PROVIDER_COOKIES }).providerCookies).toEqual(names);
});

test("a key that no header can hold is refused, and the message does not contain it", () => {
  const message = "PROVIDER_API_KEY: must be ASCII characters without spaces";
  expect(() => readEnvironment({ PROVIDER_API_KEY: "hunter 2" })).toThrow(expect.objectContaining({ message }));
});

test("the process has chosen the addresses of its upstreams, and made a secret", () => {
  const variables = { CONTENT_API_URL: "embedded", PROVIDER_API_URL: "", CONTENT_WEBHOOK_SECRET: "" };
  expect(readEnvironment(variables, settings)).toMatchObject({
    contentApiUrl: settings.contentUrl,
    providerApiUrl: settings.providerUrl,
    webhookSecret: "s3cret",
    scriptMark: "m4rk",
  });
});

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ NODE_ENV: "development" }, false, true],
  [{ LOCAL_HOSTS: "1" }, false, true],
  [{ LOCAL_HOSTS: "0" }, true, false],
])(
  "B2: with %j, and embedded content: %s, links between hosts are local: %s",
  (variables, isContentEmbedded, local) => {
    expect(readEnvironment(variables, { ...settings, isContentEmbedded }).localHosts).toBe(local);
  },
);

test.each([
  [{}, false],
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
