import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("without variables, and with empty ones, the embedded services have the latest content", () => {
  const none = readEnvironment({});
  expect(none).toMatchObject({
    contentApiUrl: "http://localhost:4001/api/v2",
    contentRepository: "tessera",
    contentMode: { kind: "latest" },
    providerApiUrl: "http://localhost:4002",
    embedded: false,
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

test("a wrong address is named with what is expected", () => {
  expect(() => readEnvironment({ PROVIDER_API_URL: "provider" })).toThrow("PROVIDER_API_URL: must be an address");
});
