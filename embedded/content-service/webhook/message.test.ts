import { expect, test } from "vitest";
import { writeRef } from "../refs/write-ref.ts";
import { testMessage, updateMessage } from "./message.ts";

const sender = { domain: "tessera", apiUrl: "http://localhost:4001/api/v2", secret: "s3cret" };
const nothing = { master: 7, documents: [], releases: [], tags: { addition: [], deletion: [] } };

test("a test names the repository and no more", () => {
  expect(testMessage(sender)).toEqual({ type: "test-trigger", ...sender });
});

test("a publication names the new master ref, what changed, and tags that are new or gone", () => {
  const change = { ...nothing, documents: ["a", "b"], tags: { addition: ["new"], deletion: ["old"] } };
  expect(updateMessage(change, "abc", sender)).toEqual({
    type: "api-update",
    ...sender,
    masterRef: writeRef({ nonce: "abc", master: 7 }),
    documents: ["a", "b"],
    releases: {},
    masks: {},
    tags: { addition: [{ id: "new" }], deletion: [{ id: "old" }] },
  });
});

test("a release is named with its own ref, sorted by what happened to it; without a publication there is no master ref", () => {
  const release = { id: "r1", revision: 9, label: "Black Friday", documents: ["a"] };
  const change = { ...nothing, releases: [{ ...release, change: "update" as const }] };
  const ref = writeRef({ nonce: "abc", master: 7 }, { kind: "release", id: "r1", revision: 9 });
  expect(updateMessage(change, "abc", sender)).toEqual({
    type: "api-update",
    ...sender,
    documents: [],
    releases: { update: [{ id: "r1", ref, label: "Black Friday", documents: ["a"] }] },
    masks: {},
    tags: {},
  });
});
