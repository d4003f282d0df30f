import { filter } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [
  page("rome", {
    tags: ["city", "italy"],
    first_publication_date: "2026-02-01T10:00:00+0000",
    data: {
      title: [{ type: "heading1", text: "Trésors of Rome", spans: [] }],
      price: 20,
      opens: "2026-03-01",
      isNew: true,
      guide: { link_type: "Document", type: "author", uid: "ada" },
      cards: [{ name: "first" }, { name: "second" }],
      note: null,
    },
  }),
  page("paris", {
    tags: ["city"],
    data: { title: [], price: 35.5, opens: "2026-06-01", isNew: false, note: "by the river" },
  }),
  page("ada", { type: "author", data: { name: "Ada" } }),
];

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ["at type", filter.at("document.type", "author"), ["ada"]],
  ["at uid", filter.at("my.page.uid", "rome"), ["rome"]],
  ["at number", filter.at("my.page.price", 35.5), ["paris"]],
  ["at boolean", filter.at("my.page.isNew", true), ["rome"]],
  ["at every tag", filter.at("document.tags", ["italy", "city"]), ["rome"]],
  ["at a sub-field of any item of a group", filter.at("my.page.cards.name", "second"), ["rome"]],
  ["not", filter.not("my.page.uid", "rome"), ["paris"]],
  ["not tag", filter.not("document.tags", ["italy"]), ["ada", "paris"]],
  ["any tag", filter.any("document.tags", ["italy", "france"]), ["rome"]],
  ["any", filter.any("my.page.price", [20, 35.5]), ["paris", "rome"]],
  ["in", filter.in("my.page.uid", ["paris", "oslo"]), ["paris"]],
  ["in nothing", filter.in("my.page.uid", []), []],
  ["has", filter.has("my.page.note"), ["paris"]],
  ["has rich text", filter.has("my.page.title"), ["rome"]],
  ["missing", filter.missing("my.page.note"), ["rome"]],
  ["fulltext of a document", filter.fulltext("document", "tresors ROME"), ["rome"]],
  ["fulltext of a field", filter.fulltext("my.page.note", "river"), ["paris"]],
  ["fulltext wants every term", filter.fulltext("document", "rome river"), []],
  ["number.gt", filter.numberGreaterThan("my.page.price", 20), ["paris"]],
  ["number.lt", filter.numberLessThan("my.page.price", 35.5), ["rome"]],
  ["number.inRange", filter.numberInRange("my.page.price", 20, 35.5), ["paris", "rome"]],
  ["date.after", filter.dateAfter("my.page.opens", "2026-03-01"), ["paris"]],
  ["date.after a Date", filter.dateAfter("document.first_publication_date", new Date("2026-01-15")), ["rome"]],
  ["date.before", filter.dateBefore("my.page.opens", "2026-06-01"), ["rome"]],
  ["date.between", filter.dateBetween("my.page.opens", "2026-03-01", "2026-04-01"), ["rome"]],
];

test.each(cases)("%s: %s", async (_, one, uids) => {
  const { client } = await startContent(documents);
  const { results } = await client.get({ filters: [one] });
  expect(new Set(results.map(({ uid }) => uid))).toEqual(new Set(uids));
});

test("at a linked document compares its id", async () => {
  const { client } = await startContent(documents);
  const { id } = await client.getByUID("author", "ada");
  const { results } = await client.get({ filters: [filter.at("my.page.guide", id)] });
  expect(results.map(({ uid }) => uid)).toEqual(["rome"]);
});

test("all filters hold, in one q parameter or several", async () => {
  const { client, origin } = await startContent(documents);
  const filters = [filter.at("document.tags", ["city"]), filter.numberLessThan("my.page.price", 30)];
  expect((await client.get({ filters })).results.map(({ uid }) => uid)).toEqual(["rome"]);
  const { ref } = await client.getMasterRef();
  const legacy = `[${filters.map((one) => `[:d = ${one.slice(1)}`).join("")}]`;
  const answer = await fetch(`${origin}/api/v2/documents/search?${new URLSearchParams({ ref, q: legacy })}`);
  expect(await answer.json()).toMatchObject({ total_results_size: 1, results: [{ uid: "rome" }] });
});

test("a value can't break out of its string and widen the query", async () => {
  const { client } = await startContent(documents);
  const hostile = String.raw`x\")][any(document.type, ["author"])]`;
  expect((await client.get({ filters: [filter.at("my.page.uid", hostile)] })).results).toEqual([]);
});
