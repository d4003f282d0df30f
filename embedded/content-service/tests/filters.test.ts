import { filter } from "@prismicio/client";
import { expect, test } from "vitest";
import { documentId } from "../files/identity.ts";
import { page, startContent } from "./content-service.ts";

const documents = [
  page("rome", {
    tags: ["city", "italy"],
    first_publication_date: "2026-02-01T10:00:00+0000",
    data: {
      title: [{ type: "heading1", text: "Trésors of Rome", spans: [] }],
      price: 20,
      opens: "2026-03-02",
      shown: "2026-03-02T09:30:00+0000",
      isNew: true,
      guide: { link_type: "Document", type: "author", uid: "ada" },
      cards: [{ name: "first" }, { name: "second" }],
      note: null,
      place: { latitude: 41.9, longitude: 12.5 },
    },
  }),
  page("paris", {
    tags: ["city"],
    data: {
      title: [],
      price: 35.5,
      opens: "2026-06-05",
      shown: "2026-06-05T21:00:00+0000",
      isNew: false,
      note: "by the river, far from Rome",
      place: { latitude: 48.85, longitude: 2.35 },
    },
  }),
  page("ada", { type: "author", data: { name: "Ada" } }),
];

const rome = documentId({ type: "page", uid: "rome", lang: "en-us" });
const ada = documentId({ type: "author", uid: "ada", lang: "en-us" });

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ["at type", filter.at("document.type", "author"), ["ada"]],
  ["at id", filter.at("document.id", rome), ["rome"]],
  ["at language, an extra of ours", filter.at("document.lang", "de-de"), []],
  ["at uid", filter.at("my.page.uid", "rome"), ["rome"]],
  ["at number", filter.at("my.page.price", 35.5), ["paris"]],
  ["at boolean", filter.at("my.page.isNew", true), ["rome"]],
  ["at date", filter.at("my.page.opens", "2026-06-05"), ["paris"]],
  ["at a Date", filter.at("my.page.opens", new Date("2026-06-05")), ["paris"]],
  ["at every tag", filter.at("document.tags", ["italy", "city"]), ["rome"]],
  ["at a linked document", filter.at("my.page.guide", ada), ["rome"]],
  ["at a sub-field of any item of a group", filter.at("my.page.cards.name", "second"), ["rome"]],
  ["not", filter.not("my.page.uid", "rome"), ["paris"]],
  ["not tag", filter.not("document.tags", ["italy"]), ["ada", "paris"]],
  ["any tag", filter.any("document.tags", ["italy", "france"]), ["rome"]],
  ["any", filter.any("my.page.price", [20, 35.5]), ["paris", "rome"]],
  ["in ids", filter.in("document.id", [ada, rome, "Znone"]), ["ada", "rome"]],
  ["in uids", filter.in("my.page.uid", ["paris", "oslo"]), ["paris"]],
  ["in nothing", filter.in("my.page.uid", []), []],
  ["has", filter.has("my.page.note"), ["paris"]],
  ["has rich text", filter.has("my.page.title"), ["rome"]],
  ["has group", filter.has("my.page.cards"), ["rome"]],
  ["missing", filter.missing("my.page.note"), ["rome"]],
  ["fulltext of a document", filter.fulltext("document", "tresors ROME"), ["rome"]],
  ["fulltext of a field", filter.fulltext("my.page.note", "river"), ["paris"]],
  ["fulltext wants every term", filter.fulltext("document", "tresors river"), []],
  ["similar", filter.similar(rome, 2), ["paris"]],
  ["similar, strictly", filter.similar(rome, 1), []],
  ["geopoint.near", filter.geopointNear("my.page.place", 41.8, 12.4, 50), ["rome"]],
  ["geopoint.near, texts", '[geopoint.near(my.page.place, "41.8", "12.4", "50")]', ["rome"]],
  ["geopoint.near, far", filter.geopointNear("my.page.place", 41.8, 12.4, 2000), ["rome", "paris"]],
  ["number.gt", filter.numberGreaterThan("my.page.price", 20), ["paris"]],
  ["number.lt", filter.numberLessThan("my.page.price", 35.5), ["rome"]],
  ["number.inRange", filter.numberInRange("my.page.price", 20, 35.5), ["paris", "rome"]],
  ["date.after", filter.dateAfter("my.page.opens", "2026-03-02"), ["paris"]],
  ["date.after a Date", filter.dateAfter("document.first_publication_date", new Date("2026-01-15")), ["rome"]],
  ["date.before", filter.dateBefore("my.page.opens", "2026-06-05"), ["rome"]],
  ["date.between", filter.dateBetween("my.page.opens", "2026-03-02", "2026-04-01"), ["rome"]],
  ["date.day-of-month", filter.dateDayOfMonth("my.page.opens", 2), ["rome"]],
  ["date.day-of-month-after", filter.dateDayOfMonthAfter("my.page.opens", 2), ["paris"]],
  ["date.day-of-month-before", filter.dateDayOfMonthBefore("my.page.opens", 5), ["rome"]],
  ["date.day-of-week", filter.dateDayOfWeek("my.page.opens", "Monday"), ["rome"]],
  ["date.day-of-week, in short", filter.dateDayOfWeek("my.page.opens", "fri"), ["paris"]],
  ["date.day-of-week-after", filter.dateDayOfWeekAfter("my.page.opens", 1), ["paris"]],
  ["date.day-of-week-before", filter.dateDayOfWeekBefore("my.page.opens", "friday"), ["rome"]],
  ["date.month", filter.dateMonth("my.page.opens", "June"), ["paris"]],
  ["date.month, as a number", filter.dateMonth("my.page.opens", 3), ["rome"]],
  ["date.month-after", filter.dateMonthAfter("my.page.opens", "MAR"), ["paris"]],
  ["date.month-before", filter.dateMonthBefore("my.page.opens", 6), ["rome"]],
  ["date.year", filter.dateYear("my.page.opens", 2026), ["paris", "rome"]],
  ["date.year, another", filter.dateYear("my.page.opens", 2025), []],
  ["date.hour", filter.dateHour("my.page.shown", 9), ["rome"]],
  ["date.hour-after", filter.dateHourAfter("my.page.shown", 9), ["paris"]],
  ["date.hour-before", filter.dateHourBefore("my.page.shown", 21), ["rome"]],
];

test.each(cases)("%s: %s", async (_, one, uids) => {
  const { client } = await startContent({ documents });
  const { results } = await client.get({ filters: [one] });
  expect(new Set(results.map(({ uid }) => uid))).toEqual(new Set(uids));
});

test("every filter of the client is here", () => {
  const wire = (one: string) => /^\[([\w.-]+)\(/.exec(one)?.[1];
  const names = Object.values(filter).map((build) => wire(Reflect.apply(build, undefined, ["my.page.x", 1, 2, 3])));
  expect(new Set(cases.map(([, one]) => wire(one)))).toEqual(new Set(names));
});

test("the nearest come first, unless another order is requested", async () => {
  const { client } = await startContent({ documents });
  const filters = [filter.geopointNear("my.page.place", 48, 2, 5000)];
  const uids = async (more = {}) => (await client.get({ filters, ...more })).results.map(({ uid }) => uid);
  expect(await uids()).toEqual(["paris", "rome"]);
  expect(await uids({ orderings: { field: "my.page.price" } })).toEqual(["rome", "paris"]);
});

test("all filters hold, in one q parameter or several", async () => {
  const { client, origin } = await startContent({ documents });
  const filters = [filter.at("document.tags", ["city"]), filter.numberLessThan("my.page.price", 30)];
  expect((await client.get({ filters })).results.map(({ uid }) => uid)).toEqual(["rome"]);
  const { ref } = await client.getMasterRef();
  const legacy = `[${filters.map((one) => `[:d = ${one.slice(1)}`).join("")}]`;
  const response = await fetch(`${origin}/api/v2/documents/search?${new URLSearchParams({ ref, q: legacy })}`);
  expect(await response.json()).toMatchObject({ total_results_size: 1, results: [{ uid: "rome" }] });
});

test("a value can't break out of its string and widen the query", async () => {
  const { client } = await startContent({ documents });
  const hostile = String.raw`x\")][any(document.type, ["author"])]`;
  expect((await client.get({ filters: [filter.at("my.page.uid", hostile)] })).results).toEqual([]);
});
