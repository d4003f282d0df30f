import { expect, test } from "vitest";
import { sitePort, upstreams } from "./environment.ts";
import { StartError } from "./terminal.ts";

test.each([
  [undefined, 3000],
  ["", 3000],
  ["8080", 8080],
  ["0", 0],
])("PORT=%s is %i", (value, port) => {
  expect(sitePort({ NODE_ENV: "test", ...(value !== undefined && { PORT: value }) })).toBe(port);
});

test.each(["abc", "-1", "65536", "30.5"])("PORT=%s is refused", (PORT) => {
  expect(() => sitePort({ NODE_ENV: "test", PORT })).toThrow(StartError);
});

const content = "https://content.example/api/v2";
const provider = "https://provider.example";

test("without configuration both are embedded", () => {
  expect(upstreams({ CONTENT_API_URL: "", NODE_ENV: "test" })).toEqual({
    embedded: true,
    environment: {
      CONTENT_PORT: "4001",
      PROVIDER_PORT: "4002",
      CONTENT_API_URL: "http://localhost:4001/api/v2",
      PROVIDER_API_URL: "http://localhost:4002",
      TESSERA_EMBEDDED: "1",
    },
  });
});

test("ports move the addresses", () => {
  const { environment } = upstreams({ CONTENT_PORT: "5001", PROVIDER_PORT: "5002", NODE_ENV: "test" });
  expect(environment.CONTENT_API_URL).toBe("http://localhost:5001/api/v2");
  expect(environment.PROVIDER_API_URL).toBe("http://localhost:5002");
});

test.each([
  [{ CONTENT_API_URL: content }, true, content, "http://localhost:4002", "0"],
  [{ PROVIDER_API_URL: provider }, true, "http://localhost:4001/api/v2", provider, "1"],
  [{ CONTENT_API_URL: content, PROVIDER_API_URL: provider }, false, content, provider, "0"],
])("%j: what is missing is embedded", (variables, embedded, contentUrl, providerUrl, marker) => {
  expect(upstreams({ ...variables, NODE_ENV: "test" })).toMatchObject({
    embedded,
    environment: { CONTENT_API_URL: contentUrl, PROVIDER_API_URL: providerUrl, TESSERA_EMBEDDED: marker },
  });
});
