import { expect, it, vi } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { createPageLister } from "./create-page-lister.ts";
import { listedPage } from "./listed-page.ts";

const site = "www.tessera.example";
const rome = testDocument(`${site}.rome`, "microsite", {});
const oslo = testDocument(`${site}.oslo`, "microsite", {});

function setUp() {
  const listed = vi.fn((document: typeof rome) => listedPage(document, () => []));
  const listPages = createPageLister(listed);
  return {
    listed,
    paths: async (...documents: (typeof rome)[]) => (await listPages(documents)).map(({ path }) => path[0]),
  };
}

it("a document that is as it was is parsed once", async () => {
  const { listed, paths } = setUp();
  expect([await paths(rome), await paths({ ...rome }, oslo)]).toEqual([["rome"], ["rome", "oslo"]]);
  expect(listed.mock.calls).toEqual([[rome], [oslo]]);
});

it("P33: a document that moved, changed or went is listed as it is now", async () => {
  const { listed, paths } = setUp();
  await paths(rome, oslo);
  const moved = { ...testDocument(`${site}.roma`, "microsite", {}), id: rome.id };
  expect([await paths(moved, oslo), await paths(oslo)]).toEqual([["roma", "oslo"], ["oslo"]]);
  await paths({ ...oslo, data: { heading: "Oslo" } });
  expect(listed).toHaveBeenCalledTimes(4);
});

it("a document at no address has no page, also when it is listed again", async () => {
  const { paths } = setUp();
  const elsewhere = testDocument("www.other.example", "microsite", {});
  expect([await paths(elsewhere, rome), await paths(elsewhere, rome)]).toEqual([["rome"], ["rome"]]);
});

it("other work is done while many documents are listed", async () => {
  const { paths } = setUp();
  const steps: string[] = [];
  const many = Array.from({ length: 120 }, (_, number) => testDocument(`${site}.page-${number}`, "microsite", {}));
  const listing = paths(...many).then(() => steps.push("listed"));
  setImmediate(() => setImmediate(() => steps.push("other work")));
  await listing;
  expect(steps).toEqual(["other work", "listed"]);
});
