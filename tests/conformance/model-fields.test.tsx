import { describe, expect, it } from "vitest";
import { findEmptyMarkup } from "../support/empty-markup.ts";
import { emptyValues, filledBase, unfitValues, withField } from "../support/field-values.ts";
import { type ModelField, formatFieldName, sliceFields, typeFields } from "../support/model-fields.ts";
import { mayBeEmpty } from "../support/model-schemas.ts";
import { baseFields, renderPart } from "../support/render-part.tsx";
import { renderWithIslands } from "../support/render-with-islands.tsx";

/** Fields that say something to editors alone, who find documents by them, or to other pages, which list the document. */
const forEditors: ReadonlySet<string> = new Set([
  "content_page topic",
  "content_page guide_topic",
  "microsite tagged_country",
  "microsite tagged_mb_type",
  "showpage tagged_category",
  "showpage tagged_content_type",
  "showpage tagged_country",
  "showpage tagged_mb_type",
  "showpage tagged_page_type",
  "reviews_page tagged_country",
  "venue_page tagged_country",
  // The list of all news reads it, from the story's document.
  "news_page featured",
]);

const fields = [...sliceFields(), ...typeFields()].map((field) => [formatFieldName(field), field] as const);
const optional = fields.filter(([, field]) => mayBeEmpty(field));
const required = fields.filter(([, field]) => !mayBeEmpty(field));
// A redirect has no diagnostics, because it is not a page.
const ofPages = optional.filter(([, { part }]) => part !== "redirect");

const renderWith = (field: ModelField, value: unknown) =>
  renderPart(field, withField(baseFields(field), field.path, value));

const emptied = new Map<ModelField, ReturnType<typeof renderPart>>();

/** Renders a part without one of its fields, once for all tests. */
function renderWithout(field: ModelField) {
  const rendered = emptied.get(field) ?? renderWith(field, null);
  emptied.set(field, rendered);
  return rendered;
}

it.each(fields)("the value of %s reaches the page", async (name, field) => {
  const filled = await renderPart(field, filledBase(baseFields(field), field));
  const ignored = filled.received === (await renderWithout(field)).received;
  expect(ignored, "whether the page is the same with and without the field").toBe(forEditors.has(name));
});

it.each(optional)("%s may be empty", async (_name, field) => {
  const { nodes, received, diagnostics } = await renderWithout(field);
  expect(findEmptyMarkup(await renderWithIslands(nodes))).toEqual([]);
  expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
  const others = emptyValues(field).filter((value) => value !== null);
  for (const value of others) expect((await renderWith(field, value)).received).toBe(received);
});

const groups = fields.filter(([, { type }]) => type === "Group");

it.each(groups)("an item of %s may be empty", async (_name, field) => {
  const { nodes, diagnostics } = await renderWith(field, [{}]);
  expect(findEmptyMarkup(await renderWithIslands(nodes))).toEqual([]);
  expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
});

it.each(ofPages)("%s counts as empty, with a diagnostic, where its value does not fit", async (_name, field) => {
  const { received } = await renderWithout(field);
  const values = unfitValues(field);
  expect(values).not.toEqual([]);
  for (const value of values) {
    const page = await renderWith(field, value);
    expect(page.received, JSON.stringify(value)).toBe(received);
    expect(page.diagnostics.map(({ code }) => code)).toContain("field-invalid");
  }
});

it.each(required)("without %s its part is omitted, with a diagnostic", async (_name, field) => {
  const { nodes, diagnostics } = await renderWithout(field);
  expect(diagnostics.map(({ code }) => code)).toContain("slice-invalid");
  expect(findEmptyMarkup(await renderWithIslands(nodes))).toEqual([]);
});

const variations = [...new Map(sliceFields().map((field) => [`${field.part} ${field.variation}`, field]))];

it.each(variations)("%s without any field shows nothing by mistake", async (_name, field) => {
  const { nodes, diagnostics } = await renderPart(field, {});
  expect(findEmptyMarkup(await renderWithIslands(nodes))).toEqual([]);
  expect(diagnostics.filter(({ code }) => code === "slice-failed")).toEqual([]);
});

describe("findEmptyMarkup", () => {
  it.each([
    "<h2> </h2>",
    '<a href="/rome/"><svg aria-hidden="true"></svg></a>',
    '<a href="/rome/"><img alt=""></a>',
    "<ul></ul>",
    "<p>From undefined</p>",
    '<img alt="[object Object]">',
  ])("finds %s", (html) => {
    expect(findEmptyMarkup(html)).toHaveLength(1);
  });

  it.each([
    "<h2>Rome</h2>",
    '<a href="/rome/"><img alt="Rome"></a>',
    '<span aria-hidden="true"></span>',
    "<p>nullable</p>",
  ])("accepts %s", (html) => {
    expect(findEmptyMarkup(html)).toEqual([]);
  });
});
