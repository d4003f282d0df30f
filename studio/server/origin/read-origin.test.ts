import { expect, test } from "vitest";
import { chooseOrigin, readOrigin } from "./read-origin.ts";

test.each([
  ["", "local"],
  ["off", "off"],
  ["https://studio.example", { origin: "https://studio.example" }],
  ["https://studio.example/", { origin: "https://studio.example" }],
  ["http://studio.localhost:4000", { origin: "http://studio.localhost:4000" }],
])("W1: STUDIO_ORIGIN=%s is %j", (value, expected) => {
  expect(readOrigin({ STUDIO_ORIGIN: value })).toEqual(expected);
});

test.each([
  "studio",
  "http://studio.example",
  "https://studio.example/cms",
  "ftp://studio.example",
  "https://www.tessera.example",
])("W1: STUDIO_ORIGIN=%s ends the start with a sentence", (value) => {
  expect(() => readOrigin({ STUDIO_ORIGIN: value })).toThrow(/^STUDIO_ORIGIN is /);
});

test.each([
  ["local", true, "http://studio.localhost:3000"],
  ["local", false, undefined],
  ["off", true, undefined],
  [{ origin: "https://studio.example" }, false, "https://studio.example"],
] as const)("W2: %j, with local sites %s, is served at %s", (configured, isLocal, expected) => {
  expect(chooseOrigin(configured, { port: 3000, isLocal })).toBe(expected);
});
