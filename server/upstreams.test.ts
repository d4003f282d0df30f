import { expect, test } from "vitest";
import { upstreams } from "./upstreams.ts";

const content = "https://content.example/api/v2";
const provider = "https://provider.example";
const embeddedContent = "http://localhost:4001/api/v2";
const embeddedProvider = "http://localhost:4002";

test("without configuration both are embedded", () => {
  expect(upstreams({ CONTENT_API_URL: "", NODE_ENV: "test" }, false)).toEqual({
    embedded: ["content", "provider"],
    mixed: undefined,
    environment: {
      CONTENT_PORT: "4001",
      PROVIDER_PORT: "4002",
      BOOKING_PORT: "4003",
      CONTENT_API_URL: embeddedContent,
      PROVIDER_API_URL: embeddedProvider,
      EMBEDDED_SERVICES: "content,provider,booking",
    },
  });
});

test("ports move the addresses", () => {
  const { environment } = upstreams({ CONTENT_PORT: "5001", PROVIDER_PORT: "5002", NODE_ENV: "test" }, false);
  expect(environment.CONTENT_API_URL).toBe("http://localhost:5001/api/v2");
  expect(environment.PROVIDER_API_URL).toBe("http://localhost:5002");
  expect(environment.BOOKING_PORT).toBe("5003");
});

test("with both configured nothing is embedded", () => {
  const both = {
    BOOKING_PORT: "5003",
    CONTENT_API_URL: content,
    PROVIDER_API_URL: provider,
    NODE_ENV: "test",
  } as const;
  expect(upstreams(both, false)).toMatchObject({
    embedded: [],
    mixed: undefined,
    environment: {
      CONTENT_API_URL: content,
      PROVIDER_API_URL: provider,
      BOOKING_PORT: "",
      EMBEDDED_SERVICES: "",
    },
  });
});

const halves = [
  ["PROVIDER_API_URL", { CONTENT_API_URL: content }, "provider", content, embeddedProvider, "demo products and prices"],
  ["CONTENT_API_URL", { PROVIDER_API_URL: provider }, "content", embeddedContent, provider, "the demo pages"],
] as const;

test.each(halves)("a site without %s alone does not start", (missing, variables, _name, _content, _provider, shown) => {
  expect(() => upstreams({ ...variables, NODE_ENV: "test" }, false)).toThrow(
    expect.objectContaining({
      name: "StartError",
      message: expect.stringContaining(`Set ${missing} to its address, or to "embedded" to show ${shown} on purpose.`),
    }),
  );
});

test.each(halves)(
  "a site whose %s is embedded on purpose, or in development, starts that service alone and says so",
  (missing, variables, name, contentUrl, providerUrl, shown) => {
    const expected = {
      embedded: [name],
      mixed: `${missing} is not an address: the site shows ${shown} beside your own data.`,
      environment: {
        CONTENT_API_URL: contentUrl,
        PROVIDER_API_URL: providerUrl,
        EMBEDDED_SERVICES: name === "provider" ? "provider,booking" : name,
      },
    };
    expect(upstreams({ ...variables, [missing]: "embedded", NODE_ENV: "test" }, false)).toMatchObject(expected);
    expect(upstreams({ ...variables, NODE_ENV: "test" }, true)).toMatchObject(expected);
  },
);
