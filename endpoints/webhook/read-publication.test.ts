import { expect, it } from "vitest";
import { everyPage } from "../../content/dependencies/published-tags.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { parseMessage } from "./message.ts";
import { publicationReader } from "./read-publication.ts";

function setUp(showsRelease = false, byIds = async () => [testDocument("rome", "page", {})]) {
  const calls: unknown[] = [];
  const read = publicationReader({
    read: byIds,
    showsRelease,
    published: (ref) => void calls.push(ref),
    hasMoved: () => false,
    isPlacePage: () => false,
  });
  const receive = (body: object) => {
    const message = parseMessage(JSON.stringify({ type: "api-update", ...body }));
    if (message === undefined) throw new Error("The test's message is invalid.");
    return read(message);
  };
  return { receive, calls };
}

it("P33: a publication expires what was read before, and has the tags of its documents", async () => {
  const { receive, calls } = setUp();
  const { tags } = await receive({ documents: ["rome", "oslo"], masterRef: "m2" });
  expect(calls).toEqual(["m2"]);
  expect(tags).toEqual(expect.arrayContaining(["document:rome", "path:en-us:rome", "document:oslo", "address:oslo"]));
});

it.each([
  [false, 0],
  [true, 1],
])("P33: a release that changes counts where the site shows one: %s", async (showsRelease, times) => {
  const { receive } = setUp(showsRelease);
  const { tags } = await receive({ releases: { update: [{ id: "r", ref: "x", label: "Sale", documents: ["rome"] }] } });
  expect(tags.filter((tag) => tag === "document:rome")).toHaveLength(times);
});

it("P33: more documents than fit into one query invalidate every page", async () => {
  const { receive } = setUp();
  const documents = Array.from({ length: 201 }, (_, index) => `${index}`);
  expect(await receive({ documents })).toEqual({ tags: [everyPage] });
});

it("P33: documents that can't be read invalidate the pages that show them, and the failure is returned", async () => {
  const failure = new Error("down");
  const { receive } = setUp(false, () => Promise.reject(failure));
  const { tags, failure: returned } = await receive({ documents: ["rome"] });
  expect([tags.includes("document:rome"), returned]).toEqual([true, failure]);
});
