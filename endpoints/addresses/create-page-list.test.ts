import { expect, it, vi } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { createPageList } from "./create-page-list.ts";
import { listedPage } from "./listed-page.ts";

const rome = testDocument("www.tessera.example.rome", "microsite", {});
const oslo = testDocument("www.tessera.example.oslo", "microsite", {});

/** A content service of one state at a time, and a list of its pages. */
function setUp(most = 10) {
  const state = { ref: "m1", documents: [rome], now: 0, failing: false };
  const reads = vi.fn(async () => {
    if (state.failing) throw new Error("down");
    return { ref: state.ref, documents: state.documents };
  });
  const list = createPageList({
    content: {
      ref: async () => state.ref,
      count: async () => state.documents.length,
      allAtRef: reads,
    },
    types: [],
    fields: [],
    listed: (document) => listedPage(document, () => []),
    most,
    now: () => state.now,
  });
  const paths = async () => (await list.current())?.pages.map(({ path }) => path.join());
  return { state, reads, list, paths };
}

it("nobody waits for the first reading; it is there a moment later", async () => {
  const { reads, paths } = setUp();
  expect(await paths()).toBeUndefined();
  await expect.poll(() => paths()).toEqual(["rome"]);
  expect(reads).toHaveBeenCalledOnce();
});

it("after a publication there are no pages until they are read again", async () => {
  const { state, list, reads, paths } = setUp();
  await list.recent();
  Object.assign(state, { ref: "m2", documents: [rome, oslo] });
  expect(await paths()).toBeUndefined();
  await expect.poll(() => paths()).toEqual(["rome", "oslo"]);
  expect(reads).toHaveBeenCalledTimes(2);
});

it("all who come at once share one reading", async () => {
  const { list, reads } = setUp();
  await Promise.all([list.current(), list.current(), list.recent(), list.recent()]);
  await expect.poll(() => list.current()).toBeDefined();
  expect(reads).toHaveBeenCalledOnce();
});

it("more documents than the most are read for the sitemap alone", async () => {
  const { list, reads, paths } = setUp(0);
  expect([await paths(), await paths()]).toEqual([undefined, undefined]);
  expect(reads).not.toHaveBeenCalled();
  expect((await list.recent()).pages).toHaveLength(1);
});

it("what was read stays for five minutes, and for longer while the service is down", async () => {
  const { state, list, reads } = setUp();
  const first = await list.recent();
  state.now = 299_999;
  expect(await list.recent()).toBe(first);
  Object.assign(state, { now: 300_001, failing: true });
  expect(await list.recent()).toBe(first);
  expect(reads).toHaveBeenCalledTimes(2);
  state.failing = false;
  expect(await list.recent()).not.toBe(first);
});

it("whoever needs no newest pages has those of before while newer ones are read", async () => {
  const { state, list, reads } = setUp();
  const first = await list.latest();
  let respond: () => void = () => {};
  const slow = new Promise<void>((resolve) => (respond = resolve));
  reads.mockImplementationOnce(async () => slow.then(() => ({ ref: "m2", documents: [rome, oslo] })));
  state.now = 300_001;
  expect(await list.latest()).toBe(first);
  expect(reads).toHaveBeenCalledTimes(2);
  respond();
  await expect.poll(async () => (await list.latest()).ref).toBe("m2");
});

it("a first reading that fails is thrown, and the next one succeeds", async () => {
  const { state, list } = setUp();
  state.failing = true;
  await expect(list.recent()).rejects.toThrow("down");
  state.failing = false;
  expect((await list.recent()).ref).toBe("m1");
});

it("a reading without any page is none: it would make every address unknown", async () => {
  const { state, list, paths } = setUp();
  state.documents = [];
  expect((await list.recent()).pages).toEqual([]);
  expect(await paths()).toBeUndefined();
});
