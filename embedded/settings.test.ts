import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing has to be set", () => {
  expect(readSettings({ CONTENT_PORT: "" })).toEqual({
    contentPort: 4001,
    providerPort: 4002,
    mediaBaseUrl: undefined,
    watch: false,
  });
});

test("all can be set", () => {
  const environment = {
    CONTENT_PORT: "0",
    PROVIDER_PORT: "65535",
    MEDIA_BASE_URL: "https://img.example",
    EMBEDDED_WATCH: "1",
  };
  expect(readSettings(environment)).toEqual({
    contentPort: 0,
    providerPort: 65_535,
    mediaBaseUrl: "https://img.example",
    watch: true,
  });
});

test.each(["65536", "-1", "http"])("a port of %s is refused, with what to do", (port) => {
  expect(() => readSettings({ PROVIDER_PORT: port })).toThrow(`PROVIDER_PORT is "${port}": set it to a port from 0`);
});
