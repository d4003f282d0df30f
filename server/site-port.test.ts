import { expect, test } from "vitest";
import { sitePort } from "./site-port.ts";
import { StartError } from "./start-error.ts";

test.each([
  [undefined, 3000],
  ["", 3000],
  ["8080", 8080],
  ["0", 0],
])("PORT=%s is %i", (given, port) => {
  expect(sitePort({ NODE_ENV: "test", ...(given !== undefined && { PORT: given }) })).toBe(port);
});

test.each(["abc", "-1", "65536", "30.5"])("PORT=%s is refused", (PORT) => {
  expect(() => sitePort({ NODE_ENV: "test", PORT })).toThrow(StartError);
});
