import { afterEach, beforeEach, expect, test } from "vitest";
import { bridge } from "../../../framework/next/bridge.ts";
import { epochNow } from "../../epoch-now.ts";
import { createContentRefs } from "./content-refs.ts";

const { published, publishedElsewhere } = bridge();
const passed: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  stop = publishedElsewhere.listen((masterRef) => {
    passed.push(masterRef);
    // The programs of Next notify of each ref, also of one from elsewhere.
    published.send(masterRef);
  });
});

afterEach(() => {
  stop();
  passed.length = 0;
});

test.each([
  ["named before the own one", -1_000, "own"],
  ["named after the own one", 1_000, "theirs"],
])("P33: of the refs of two machines the later one counts, whichever arrives first: one %s", (_title, ms, expected) => {
  const refs = createContentRefs();
  published.send("own");
  refs.pass({ masterRef: "theirs", namedAt: epochNow() + ms });
  expect(passed).toEqual([expected]);
});

test("P33: a publication has the ref that it named, and the next one none of it", () => {
  const refs = createContentRefs();
  published.send("own");
  refs.pass({ masterRef: "theirs", namedAt: epochNow() + 1_000 });
  expect([refs.take().masterRef, refs.take().masterRef]).toEqual(["own", undefined]);
});
