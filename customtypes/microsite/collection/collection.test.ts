import { expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import { testDocument } from "../../../tests/support/fake-content.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { microsite } from "../index.ts";

const picture = { url: "https://images.example/a.webp", alt: "", dimensions: { width: 1600, height: 900 } };
const tagged = need("collections", [{ id: 201 }]);

it.each([
  ["missing", testSnapshot({ missing: tagged }), ["Init Recoil Product Missing: there is no collection 201"]],
  ["unread, as the provider failed", testSnapshot({ failed: tagged }), []],
  ["not read by this page", testSnapshot({}), []],
] as const)("I5: a page whose collection is %s", (_title, snapshot, messages) => {
  const document = testDocument("www.tessera.example.rome", "microsite", { tagged_collection: 201 });
  const [page] = microsite.parse(document, () => {});
  expect((page?.findings(snapshot, testPage()) ?? []).map(({ message }) => message.split(",")[0])).toEqual(messages);
});

it.each([
  ["all of it: no name of its city", { meta_description: "All of it", share_image: picture }, []],
  ["its title alone: the place's names", {}, ["cities"]],
] as const)(
  "what a page reads for its metadata where an editor wrote %s, besides its sight",
  (_title, written, names) => {
    const fields = { meta_title: "Title", tagged_city: "ROME", tagged_collection: 201, ...written };
    const [page] = microsite.parse(testDocument("www.tessera.example.rome", "microsite", fields), () => {});
    const facts = { ...testPage(), place: { city: "ROME", collection: 201 }, subject: { collection: 201 } };
    expect(Object.keys(page?.needs(facts) ?? {}).toSorted()).toEqual([...names, "collectionPois", "collections"]);
  },
);
