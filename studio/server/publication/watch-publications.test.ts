import { expect, test } from "vitest";
import { createSignal } from "../../../framework/next/signal.ts";
import { watchPublications } from "./watch-publications.ts";

type Event = readonly ["published", string] | readonly ["changed"];

/** Whether a watch of the ref "m0002" ends with these events. */
async function isReached(events: readonly Event[]): Promise<boolean> {
  const [published, changed] = [createSignal<string | undefined>(), createSignal<readonly string[]>()];
  const watch = watchPublications({ published, changed });
  let reached = false;
  void watch.reach("m0002").then(() => (reached = true));
  for (const [name, ref] of events) {
    if (name === "published") published.send(ref);
    else changed.send([]);
  }
  await Promise.resolve();
  watch.stop();
  return reached;
}

test.each<[string, readonly Event[], boolean]>([
  ["its publication, and then its pages", [["published", "m0002"], ["changed"]], true],
  ["a later publication", [["published", "m0003"], ["changed"]], true],
  ["an earlier publication", [["published", "m0001"], ["changed"]], false],
  ["its publication alone", [["published", "m0002"]], false],
  ["pages that changed before it", [["changed"], ["published", "m0002"]], false],
])("W12: a publication is seen with %s: %s", async (_, events, expected) => {
  expect(await isReached(events)).toBe(expected);
});
