import { expect, test } from "vitest";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, noNeeds } from "./needs.ts";

const ids = Array.from({ length: 250 }, (_, index) => index + 1);

test.each(["products", "collections", "pois", "media", "variants", "calendars", "nextAvailable"] as const)(
  "J9: what all parts of a page need of %s is requested once each, a hundred at a time",
  async (name) => {
    const calls: (readonly string[])[] = [];
    const provider = testProvider({}, (_name, keys) => calls.push(keys));
    const parts = [ids, ids.toReversed(), [1, 1, 250]].map((part) =>
      need(
        name,
        part.map((id) => ({ id })),
      ),
    );
    await fetchNeeds(mergeNeeds(parts), () => noNeeds, testFetchContext(provider));
    expect(calls.map((call) => call.length)).toEqual([100, 100, 50]);
    expect(calls.flat().map((key) => Number.parseInt(key, 10))).toEqual(ids);
  },
);
