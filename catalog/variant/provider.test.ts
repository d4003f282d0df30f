import { expect, test, vi } from "vitest";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { variantExample } from "./wire.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const market = { locale: locales.de, currency: "EUR" } as const;

test("H18: variants come by product, with their tours; a malformed one is omitted", async () => {
  await using upstream = await startUpstreamWith({
    tourGroups: { "19513": { variants: [variantExample, { id: 1 }] }, "593": { variants: [] } },
  });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).all("variants", idQueries([593, 19513, 4]), market);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/variants?tour-group-ids=593,19513,4&language=DE&currency=EUR&populate-tours=true",
  ]);
  expect(found.map((variants) => variants.map(({ tourIds }) => tourIds))).toEqual([[], [[52850]]]);
  expect(onDropped).toHaveBeenCalledTimes(1);
});
