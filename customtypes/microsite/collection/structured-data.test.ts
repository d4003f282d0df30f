import { expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import broadway from "../../../hosts/broadway.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testCollection } from "../../../tests/support/test-collection.ts";
import { testSight } from "../../../tests/support/test-sight.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { attractionNeeds, attractionNodes } from "./structured-data.ts";

const id = 201;
const others = [testSight({ id: 2, name: { text: "Roman Forum" } }), testSight()];

const listAttractionNodes = (name: string, sights = others) =>
  attractionNodes(
    id,
    testPage({
      path: ["rome", "colosseum"],
      snapshot: testSnapshot({
        found: { collections: [[{ id }, testCollection({ name })]], collectionPois: [[{ id }, sights]] },
      }),
    }),
  );

it("I8: a collection about a sight is a TouristAttraction, with its name and position", () => {
  expect(listAttractionNodes("Colosseum")).toEqual([
    {
      "@type": "TouristAttraction",
      "@id": "https://www.tessera.example/rome/colosseum/#attraction",
      name: "Colosseum",
      url: "https://www.tessera.example/rome/colosseum/",
      geo: { "@type": "GeoCoordinates", latitude: 41.89, longitude: 12.49 },
    },
  ]);
});

it("I8: one whose position is not known has none", () => {
  const [node] = listAttractionNodes("Colosseum", [testSight({ location: undefined })]);
  expect(node).not.toHaveProperty("geo");
});

it.each([
  ["all things to do in a city", listAttractionNodes("Things to do in Rome")],
  ["no sight at all", listAttractionNodes("Colosseum", [])],
  ["no id", attractionNodes(undefined, testPage())],
])("I8: a collection of %s is no attraction", (_title, nodes) => {
  expect(nodes).toEqual([]);
});

it("I8: a site of shows reads no sights", () => {
  const broadwayPage = testPage({ site: broadway });
  expect(attractionNeeds(id, broadwayPage)).toEqual({});
  expect(attractionNodes(id, broadwayPage)).toEqual([]);
});

it("I8: a page whose sights could not be read has no attraction", () => {
  const snapshot = testSnapshot({
    found: { collections: [[{ id }, testCollection({ name: "Colosseum" })]] },
    failed: need("collectionPois", [{ id }]),
  });
  expect(attractionNodes(id, testPage({ snapshot }))).toEqual([]);
});
