import { expect, test } from "vitest";
import { readEdit, readLenientEdit } from "./read-edit.ts";

const request = (headers: Readonly<Record<string, string>>) => {
  const sent = new Headers(headers);
  function header(name: string): string | undefined;
  function header(): Record<string, string>;
  function header(name?: string) {
    return name === undefined ? Object.fromEntries(sent) : (sent.get(name) ?? undefined);
  }
  return { header };
};

test.each([
  [{}, { kind: "unstated" }],
  [{ "if-match": '"12"' }, { kind: "revisions", revisions: [12] }],
  [{ "if-match": '"12", W/"13","14"' }, { kind: "revisions", revisions: [12, 14] }],
  [{ "if-match": "*" }, { kind: "present" }],
  [{ "if-match": "nonsense" }, { kind: "revisions", revisions: [] }],
  [{ "if-none-match": "*" }, { kind: "absent" }],
  [{ "if-none-match": '"12"' }, { kind: "unstated" }],
])("the headers %j state %j", (headers, expected) => {
  expect(readEdit(request(headers)).expected).toEqual(expected);
});

test.each([
  [{ authorization: "Bearer anna:secret-123" }, "anna"],
  [{ authorization: "Bearer anna:secret-123", "x-author": "Ben" }, "anna"],
  [{ authorization: "Bearer secret-123", "x-author": " Ben " }, "Ben"],
  [{ authorization: "Bearer secret-123" }, "unnamed"],
])("the headers %j are of %s", (headers, author) => {
  expect(readEdit(request(headers)).author).toBe(author);
});

test("a client that states nothing is not checked where its protocol has no conditions", () => {
  expect(readLenientEdit(request({ "x-author": "Ben" }))).toEqual({ author: "Ben" });
  expect(readLenientEdit(request({ "if-match": '"1"' }))).toHaveProperty("expected");
});
