import { expect, test } from "vitest";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

test("H22: the airports that transfers go to", async () => {
  const airport = {
    code: "FCO",
    name: "Fiumicino",
    cityCode: "ROME",
    countryCode: "IT",
    latitude: 41.8,
    longitude: 12.25,
  };
  await using upstream = await startUpstreamWith({
    airports: [{ ...airport, terminals: ["T1", "T3"] }, { code: "Rome" }],
  });
  const found = await connectProvider(upstream).one("airports", "all");
  expect(upstream.calls).toEqual(["GET /api/v1/airport-transfers/fetch-airports"]);
  expect(found).toEqual([{ ...airport, name: { text: "Fiumicino" }, terminals: ["T1", "T3"] }]);
});
