import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need } from "./needs.ts";
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
    const market = { locale: locales.en, currency: "EUR" } as const;
    await fetchNeeds(mergeNeeds(parts), { provider, market, onFailure: () => {}, now: () => 0 });
    expect(asked.map((call) => call.length)).toEqual([100, 100, 50]);
    expect(asked.flat()).toEqual(ids);
  },
);
