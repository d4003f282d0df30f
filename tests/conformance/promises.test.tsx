import { describe, expect, it } from "vitest";
import { components } from "../../slices/index.ts";
import { sliceFields } from "../support/model-fields.ts";
import { isPromise, modelStatements } from "../support/model-promises.ts";
import { testPage, testProduct } from "../support/page-context.ts";
import { editorialPromises } from "../support/promises/editorial-promises.ts";
import { listPromises } from "../support/promises/list-promises.ts";
import { pagePromises } from "../support/promises/page-promises.ts";
import { placePromises } from "../support/promises/place-promises.ts";
import { sightPromises } from "../support/promises/sight-promises.ts";
import { textPromises } from "../support/promises/text-promises.ts";
import { renderField } from "../support/render-field.tsx";
import { renderWithIslands } from "../support/render-with-islands.tsx";

const promises = [
  ...editorialPromises,
  ...listPromises,
  ...pagePromises,
  ...placePromises,
  ...sightPromises,
  ...textPromises,
];

/** Requests to editors: nothing follows from them on the page. */
const requests = [
  /^(?:.+, )?at least \d+ px wide$/,
  /^Up to \d+ characters$/,
  /^Two sentences at most$/,
  /^Answer in the first sentence, explain after it$/,
];

const made = modelStatements().filter(({ text }) => isPromise(text) && !requests.some((request) => request.test(text)));
const ofFields = made.flatMap(({ field, of, text }) => (field === undefined ? [] : [[of, text, field] as const]));
const ofSlices = made.flatMap(({ field, of, text }) => (field === undefined ? [[of, text] as const] : []));

describe("what a model promises to editors is true", () => {
  it.each(ofFields)("%s: %s", async (_of, text, field) => {
    const [kept, ...others] = promises.filter(({ says }) => says.test(text));
    if (kept === undefined) throw new Error(`Add a proof of "${text}" to tests/support/promises, or say it otherwise.`);
    expect(others).toEqual([]);
    await kept.prove(field, kept.says.exec(text)?.slice(1) ?? []);
  });

  it("every proof and every request is of a text that models have", () => {
    const texts = modelStatements().map(({ text }) => text);
    const patterns = [...promises.map(({ says }) => says), ...requests];
    expect(patterns.filter((says) => !texts.some((text) => says.test(text)))).toEqual([]);
  });
});

/** Promises in descriptions of slices, each with its proof. */
const ofDescriptions: Readonly<Record<string, (part: string) => Promise<void>>> = {
  "A collection's products, best first": async (part) => {
    const ids = [3, 1, 2];
    const rankings = () => ({
      products: ids.map((id) => testProduct({ id, name: `Product ${id}` })),
      total: 3,
      city: undefined,
    });
    const lists = sliceFields().filter((field) => field.part === part && field.path.join() === "ranking");
    const cards = await Promise.all(
      lists.map(async (field) => (await renderField(field, null, { finds: { rankings } })).cards),
    );
    expect(new Set(cards.map(String))).toEqual(new Set(["Product 3,Product 1,Product 2"]));
    expect(cards).not.toEqual([]);
  },
  "It has no fields and shows nothing": async (part) => {
    expect(sliceFields().filter((field) => field.part === part)).toEqual([]);
    const definition = Object.values(components).find(({ type }) => type === part);
    const slice = definition?.parse({ id: "a", slice_type: part, variation: "default", primary: {} }, () => {});
    expect(await renderWithIslands(slice?.render(testPage(), { products: [] }, []))).toBe("");
  },
};

it.each(ofSlices)("what the description of %s promises is true: %s", async (part, text) => {
  const prove = ofDescriptions[text];
  if (prove === undefined) throw new Error(`Add a proof of "${text}", or say it otherwise.`);
  await prove(part);
});

describe("isPromise", () => {
  it.each(["empty shows all", "10, or 50 with a filter", "Ids, comma-separated", "at most three", "Defaults to ten"])(
    "finds %s",
    (text) => {
      expect(isPromise(text)).toBe(true);
    },
  );

  it.each(["Section heading", "The city's page", "A row of city cards", "Default"])("does not find %s", (text) => {
    expect(isPromise(text)).toBe(false);
  });
});
