import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

const project = join(import.meta.dirname, "../..");

test("nothing has to be set", () => {
  expect(readSettings({ CONTENT_PORT: "", CONTENT_DATABASE: "" })).toEqual({
    services: ["content", "provider", "booking"],
    content: {
      port: 4001,
      repositoryName: "tessera",
      database: join(project, ".data/content.db"),
      seeds: join(project, "embedded/content-service/data/documents"),
      models: project,
      watch: false,
      visibility: "public",
      accessTokens: [],
      writeTokens: [],
      rateLimit: undefined,
      webhook: undefined,
      history: {},
    },
    providerPort: 4002,
    bookingPort: 4003,
    sitePort: 3000,
    providerKeys: [],
    products: 424,
    hosts: [],
    mediaBaseUrl: undefined,
  });
});

test.each([
  [{ CONTENT_PORT: "0" }, { content: { port: 0 } }],
  [{ CONTENT_REPOSITORY: "tickets" }, { content: { repositoryName: "tickets" } }],
  [{ CONTENT_DATABASE: "other/content.db" }, { content: { database: join(project, "other/content.db") } }],
  [{ CONTENT_SEEDS: "docs" }, { content: { seeds: join(project, "docs") } }],
  [{ CONTENT_MODELS: "embedded" }, { content: { models: join(project, "embedded") } }],
  [
    { CONTENT_VISIBILITY: "private", CONTENT_ACCESS_TOKENS: "reader-1, reader-2," },
    { content: { visibility: "private", accessTokens: ["reader-1", "reader-2"] } },
  ],
  [{ CONTENT_WRITE_TOKEN: "writer-1" }, { content: { writeTokens: ["writer-1"] } }],
  [{ CONTENT_RATE_LIMIT: "200" }, { content: { rateLimit: 200 } }],
  [
    { CONTENT_HISTORY_DAYS: "365", CONTENT_HISTORY_VERSIONS: "20" },
    { content: { history: { days: 365, versions: 20 } } },
  ],
  [
    { CONTENT_WEBHOOK_URL: "https://site.example/api/webhook", CONTENT_WEBHOOK_SECRET: "a secret" },
    { content: { webhook: { url: "https://site.example/api/webhook", secret: "a secret" } } },
  ],
  [{ EMBEDDED_WATCH: "1" }, { content: { watch: true } }],
  [
    { PROVIDER_PORT: "65535", BOOKING_PORT: "5003", PORT: "80" },
    { providerPort: 65_535, bookingPort: 5003, sitePort: 80 },
  ],
  [{ PROVIDER_API_KEYS: "provider-1, provider-2" }, { providerKeys: ["provider-1", "provider-2"] }],
  [{ EMBEDDED_SERVICES: "provider" }, { services: ["provider"] }],
  [{ PROVIDER_PRODUCTS: "100k" }, { products: 100_000 }],
  [
    { MEDIA_BASE_URL: "https://img.example", EMBEDDED_HOSTS: "content.internal, provider.internal" },
    { mediaBaseUrl: "https://img.example", hosts: ["content.internal", "provider.internal", "img.example"] },
  ],
])("%j → %j", (environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings);
});

test.each([
  [{ PROVIDER_PORT: "65536" }, 'PROVIDER_PORT is "65536": set it to a port from 0'],
  [{ PROVIDER_PRODUCTS: "1000" }, 'PROVIDER_PRODUCTS is "1000": set it to 424, 10k, 100k, or leave it out.'],
  [{ PROVIDER_API_KEYS: "short" }, "PROVIDER_API_KEYS has a token that is too easy"],
  [
    { EMBEDDED_SERVICES: "content,media" },
    'EMBEDDED_SERVICES is "content,media": set it to some of content, provider, booking',
  ],
  [{ EMBEDDED_HOSTS: "http://a.example" }, 'EMBEDDED_HOSTS is "http://a.example": set it to host names'],
  [{ CONTENT_PORT: "-1" }, 'CONTENT_PORT is "-1": set it to a port'],
  [{ CONTENT_PORT: "http" }, 'CONTENT_PORT is "http": set it to a port'],
  [{ CONTENT_SEEDS: "/nowhere" }, 'CONTENT_SEEDS is "/nowhere", where no folder is'],
  [{ CONTENT_MODELS: "package.json" }, 'package.json", where no folder is'],
  [{ CONTENT_REPOSITORY: "a_b" }, 'CONTENT_REPOSITORY is "a_b": set it to 4 letters'],
  [{ CONTENT_VISIBILITY: "secret" }, 'CONTENT_VISIBILITY is "secret": set it to open'],
  [{ CONTENT_VISIBILITY: "private" }, "nobody has a token: set CONTENT_ACCESS_TOKENS too"],
  [{ CONTENT_ACCESS_TOKENS: "12345678,short" }, "CONTENT_ACCESS_TOKENS has a token that is too easy"],
  [{ CONTENT_WRITE_TOKEN: "with a space" }, "CONTENT_WRITE_TOKEN has a token that"],
  [{ CONTENT_RATE_LIMIT: "0" }, 'CONTENT_RATE_LIMIT is "0": set it to the requests'],
  [{ CONTENT_RATE_LIMIT: "many" }, 'CONTENT_RATE_LIMIT is "many"'],
  [{ CONTENT_WEBHOOK_SECRET: "12345678" }, "set CONTENT_WEBHOOK_URL too"],
  [{ CONTENT_WEBHOOK_URL: "site.example" }, "CONTENT_WEBHOOK_URL is no address that can be called: set it to one"],
  [{ CONTENT_WEBHOOK_URL: "https://site.example" }, "CONTENT_WEBHOOK_SECRET signs what is sent"],
])("%j is refused, with what to do", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test.each([
  { CONTENT_WRITE_TOKEN: "hunter2" },
  { CONTENT_WEBHOOK_URL: "https://user:hunter2@site.example", CONTENT_WEBHOOK_SECRET: "12345678" },
  { CONTENT_WEBHOOK_URL: "site.example?key=hunter2", CONTENT_WEBHOOK_SECRET: "12345678" },
])("a problem never shows a secret: %j", (environment) => {
  expect(() => readSettings(environment)).toThrow(
    expect.objectContaining({ message: expect.not.stringMatching("hunter2") }),
  );
});

test("the booking stand-in links to the port that the site listens on, whatever it was configured to", () => {
  expect(readSettings({ PORT: "0", LOCAL_ORIGIN_PORT: "41234" }).sitePort).toBe(41_234);
});
