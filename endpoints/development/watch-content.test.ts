import { expect, test } from "vitest";
import { watchContent } from "./watch-content.ts";

async function* ticks(count: number) {
  for (let tick = 0; tick < count; tick++) yield tick;
}

/** Returns the changes that a content service with these refs leads to, one list per look. */
async function listChanges(first: readonly string[] | Error, ...later: readonly (readonly string[] | Error)[]) {
  const looks = [first, ...later].values();
  const refs = async () => {
    const { value = [] } = looks.next();
    if (value instanceof Error) throw value;
    return value;
  };
  const changes: string[] = [];
  for await (const change of watchContent(refs, ticks(later.length))) changes.push(change);
  return changes;
}

test("the refs come at once, and again when one of them changes", async () => {
  expect(await listChanges(["m1"], ["m1"], ["m2"], ["m2"], ["m2", "r1"])).toEqual(["m1", "m2", "m2,r1"]);
});

test("a content service that is down for a moment has not changed", async () => {
  expect(await listChanges(["m1"], new Error("down"), ["m1"], ["m2"])).toEqual(["m1", "m2"]);
});
