import { expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import { testDocument } from "../../../tests/support/fake-content.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { microsite } from "../index.ts";

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
