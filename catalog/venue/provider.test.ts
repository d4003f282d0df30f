import { expect, it } from "vitest";
import { connectProvider } from "../../tests/support/provider-reader.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";

const stalls = { key: "stalls", name: "Stalls", seats: 500, rows: 22, arc: 70, facing: 0, distance: 4 };
const marlowe = {
  key: "marlowe-playhouse",
  contentLanguage: "EN",
  name: "Marlowe Playhouse",
  about: "Opened in 1891.",
  location: { latitude: 51.5, longitude: -0.1, addressLine1: "1 Wick Street", postalCode: "WC2H 0AA" },
  capacity: 1180,
  amenities: ["LIFT", "ROOF_BAR"],
  sections: [stalls, { ...stalls, seats: 0 }],
  tourGroupIds: [7, "x"],
  factsCheckedOn: "2026-03-01",
};

it("C12, D23: a city's theatres; one without a key is omitted, and what is invalid costs its field", async () => {
  await using upstream = await startUpstreamWith({
    theatres: [marlowe, { ...marlowe, key: "" }, { key: "new", name: "New" }],
  });
  const found = await connectProvider(upstream).one("venues", { city: "LONDON" });
  expect(upstream.calls).toEqual(["GET /api/v1/theatres?city=LONDON&language=EN"]);
  expect(found).toMatchObject([
    {
      key: "marlowe-playhouse",
      name: { text: "Marlowe Playhouse" },
      location: { address: "1 Wick Street", latitude: 51.5 },
      amenities: ["LIFT", "OTHER"],
      sections: [{ ...stalls, name: { text: "Stalls" } }],
      products: [7],
      checkedOn: "2026-03-01",
    },
    { key: "new", location: undefined, capacity: undefined, amenities: [], sections: [], checkedOn: undefined },
  ]);
});
