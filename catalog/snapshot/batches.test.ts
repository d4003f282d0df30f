import { expect, test } from "vitest";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, noNeeds } from "./needs.ts";
import type { ProviderClient } from "../provider/client.ts";

const ids = Array.from({ length: 250 }, (_, index) => index + 1);

/** A provider that notes the ids of each bulk call. */
function recorder() {
  const asked: (readonly number[])[] = [];
  const list = async (wanted: readonly number[]) => {
    asked.push(wanted);
    return [];
  };
  const calls: Partial<ProviderClient> = {
    tourGroups: list,
    collections: list,
    pois: list,
    media: list,
    variants: async (wanted) => new Map(await list(wanted)),
    calendars: async (query) => new Map(await list(query.ids)),
  };
  return { provider: testProvider(calls), asked };
}

test.each(["products", "collections", "pois", "media", "variants", "calendars", "nextAvailable"] as const)(
  "J9: what all parts of a page need of %s is asked for once each, a hundred at a time",
  async (name) => {
    const { provider, asked } = recorder();
    const parts = [ids, ids.toReversed(), [1, 1, 250]].map((part) =>
      need(
        name,
        part.map((id) => ({ id })),
      ),
    );
    await fetchNeeds(mergeNeeds(parts), () => noNeeds, testFetchContext(provider));
    expect(asked.map((call) => call.length)).toEqual([100, 100, 50]);
    expect(asked.flat()).toEqual(ids);
  },
);
