import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import { epochNow } from "../../epoch-now.ts";
import { createContentRefs } from "./content-refs.ts";

const passed: unknown[] = [];
const note = (message: unknown) => {
  passed.push(message);
  // The code that Next loads notifies of each ref, also of one from elsewhere.
  channel("tessera:content-ref").publish(message);
};
const receive = (masterRef: string) => channel("tessera:content-ref").publish({ masterRef });

afterEach(() => {
  unsubscribe("tessera:published-elsewhere", note);
  passed.length = 0;
});

test.each([
  ["named before the own one", -1_000, "own"],
  ["named after the own one", 1_000, "theirs"],
])("P33: of the refs of two machines the later one counts, whichever arrives first: one %s", (_title, ms, expected) => {
  const refs = createContentRefs();
  subscribe("tessera:published-elsewhere", note);
  receive("own");
  refs.pass({ masterRef: "theirs", namedAt: epochNow() + ms });
  expect(passed).toEqual([{ masterRef: expected }]);
});

test("P33: a publication has the ref that it named, and the next one none of it", () => {
  const refs = createContentRefs();
  subscribe("tessera:published-elsewhere", note);
  receive("own");
  refs.pass({ masterRef: "theirs", namedAt: epochNow() + 1_000 });
  expect([refs.take().masterRef, refs.take().masterRef]).toEqual(["own", undefined]);
});
