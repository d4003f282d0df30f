import { expect, it } from "vitest";
import { StartError } from "../terminal.ts";
import { readStoreSettings } from "./store-settings.ts";

type Variables = Readonly<Record<string, string | undefined>>;

const read = (variables: Variables, sitePort = 3000) =>
  readStoreSettings("/site", variables, { sitePort, isContentEmbedded: false });

it("pages are stored below .data, unless it is switched off", () => {
  expect(read({})).toMatchObject({ folder: "/site/.data/pages", maxBytes: 512_000_000, redisUrl: undefined });
  expect(read({ PAGE_STORE_DIR: "/var/pages", PAGE_STORE_MEGABYTES: "64" })).toMatchObject({
    folder: "/var/pages",
    maxBytes: 64_000_000,
  });
  for (const PAGE_STORE_DIR of ["", "off"]) expect(read({ PAGE_STORE_DIR }).folder).toBeUndefined();
});

it("Redis is used with or without TLS", () => {
  for (const REDIS_URL of ["redis://localhost:6379", "rediss://:s3cret@redis.example/2"])
    expect(read({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
});

it.each([
  { REDIS_URL: "localhost:6379/s3cret" },
  { REDIS_URL: "https://:s3cret@redis.example" },
  { REDIS_URL: "s3cret" },
  { PAGE_STORE_MEGABYTES: "many" },
  { PAGE_STORE_MEGABYTES: "0" },
])("a start with %o is refused without showing a password", (variables) => {
  expect(() => read(variables)).toThrow(StartError);
  expect(() => read(variables)).toThrow(/^(?!.*s3cret)/);
});

it("sites share pages when their upstreams and the addresses of their links are the same", () => {
  const namespace = (variables: Variables, sitePort?: number) => read(variables, sitePort).namespace;
  const site = { CONTENT_API_URL: "https://a.example/api/v2", PROVIDER_API_URL: "https://b.example" };
  expect(namespace({ ...site, PORT: "1" }, 1)).toBe(namespace(site, 2));
  const others = [
    site,
    { ...site, PROVIDER_API_URL: "https://c.example" },
    { ...site, CONTENT_RELEASE_ID: "summer" },
    { ...site, CONTENT_REPOSITORY: "other" },
    { ...site, MEDIA_BASE_URL: "http://media.example" },
    { ...site, ISLANDS: "next" },
    { ...site, PARTNER_SCRIPT_URL: "https://tags.example/tags.js" },
    { ...site, BOOKING_PORT: "4003" },
  ];
  const local = [1, 2].map((sitePort) => namespace({ ...site, LOCAL_HOSTS: "1" }, sitePort));
  const namespaces = new Set([...others.map((variables) => namespace(variables)), ...local]);
  expect(namespaces.size).toBe(others.length + local.length);
});
