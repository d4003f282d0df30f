import { expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import type { RawDocument } from "../../content/document.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { microsite } from "./index.ts";

const readCollectionNeeds = (data: RawDocument["data"]) =>
  microsite.parse(testDocument("www.tessera.example.rome", "microsite", data), () => {})[0]?.needs(testPage())
    .collections;

it.each(["City", "Tickets"])(
  "D28: a page of type %s reads its collection, so that its name can be measured",
  (type) => {
    expect(readCollectionNeeds({ tagged_page_type: type, tagged_collection: 1002 })).toEqual(
      need("collections", [{ id: 1002 }]).collections,
    );
  },
);

it("D28: a page of no collection reads none", () => {
  expect(readCollectionNeeds({ tagged_page_type: "City" })).toBeUndefined();
});
