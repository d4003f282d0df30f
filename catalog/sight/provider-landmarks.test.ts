import { expect, it, vi } from "vitest";
import { connectProvider } from "../../tests/support/provider-reader.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";

const square = { contentLanguage: "EN", name: "Piazza Navona", latitude: 41.8992, longitude: 12.4731 };

it("P18: a city's landmarks; one without a point on the map is dropped", async () => {
  await using upstream = await startUpstreamWith({ landmarks: [square, { ...square, latitude: null }] });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).one("landmarks", { city: "ROME" });
  expect(upstream.calls).toEqual(["GET /api/v1/landmarks?city=ROME&language=EN"]);
  expect(found).toEqual([{ name: { text: "Piazza Navona" }, latitude: 41.8992, longitude: 12.4731 }]);
  expect(onDropped).toHaveBeenCalledOnce();
});
