import { expect, test } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider();

async function fetchPickUp(id: number, language = "EN") {
  const { json } = await ask(`/api/tours/v6/tour-groups/${id}/?language=${language}`);
  return v.parse(tourGroup, json()).pickUp;
}

test.each([
  ["a transfer from an airport", 50013, "arrivals hall", 0],
  ["a tour from the hotel", 50016, "your hotel", 0],
  ["a day trip by coach", 50044, "these stops", 3],
  ["hop-on hop-off buses", 50012, "any of these stops", 13],
])("P19: %s is sent with its pick-up points", async (_name, id, text, points) => {
  const pickUp = await fetchPickUp(id);
  expect(pickUp?.text).toContain(text);
  expect(pickUp?.points).toHaveLength(points);
  expect(new Set(pickUp?.points.map(({ name }) => name)).size).toBe(points);
});

test("P19: what starts at a meeting point only has no pick-up", async () => {
  expect(await fetchPickUp(50014)).toBeNull();
});

test("P19: pick-up points are in the language of the product's other texts", async () => {
  const pickUp = await fetchPickUp(50012, "DE");
  expect(pickUp).toMatchObject({ text: expect.stringContaining("Haltestellen") });
  expect(pickUp?.points[0]?.name).toBe("Bahnhof Termini");
});
