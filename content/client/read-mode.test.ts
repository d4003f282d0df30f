import { expect, test } from "vitest";
import { readMode } from "./read-mode.ts";

const none = { CONTENT_REF: "", CONTENT_RELEASE_ID: "", CONTENT_RELEASE_LABEL: "" };

test.each([
  [{}, { kind: "latest" }],
  [{ CONTENT_REF: "m1" }, { kind: "ref", ref: "m1" }],
  [{ CONTENT_RELEASE_ID: "R1" }, { kind: "release-id", id: "R1" }],
  [{ CONTENT_RELEASE_LABEL: "Black Friday" }, { kind: "release-label", label: "Black Friday" }],
])("E18: the environment %j means %j", (settings, mode) => {
  expect(readMode({ ...none, ...settings })).toEqual(mode);
});

test("two modes at once are refused", () => {
  expect(() => readMode({ ...none, CONTENT_REF: "m1", CONTENT_RELEASE_ID: "R1" })).toThrow("Set one of");
});
