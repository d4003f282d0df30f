import { afterAll, afterEach, expect, it, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { splitLabel } from "../../../studio/browser/fields/frame/split-label.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import { everyField } from "../../../studio/protocol/models/every-field.fixture.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import { parseFields } from "../../../studio/protocol/models/parse-field.ts";
import { documentGroups } from "../../support/shipped/document-groups.ts";
import {
  type FieldValue,
  listFields,
  readShippedData,
  sliceSpecs,
  typeSpecs,
} from "../../support/studio/shipped-documents.ts";

// Shipped documents are read in Node: where a file is has no address in a browser. The forms need one.
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
const { cleanup, render, screen } = await import("@testing-library/react");
const { FieldForm } = await import("../../../studio/browser/fields/index.ts");
const { listViolations } = await import("../../support/studio/render-form.tsx");
afterEach(cleanup);
afterAll(() => teardown(globalThis));

const asset = { id: "a", url: "/media/a/a.webp", filename: "a.webp", kind: "image", size: 1, width: 2, height: 1 };
vi.stubGlobal("fetch", async (path: string) =>
  Response.json(path.includes("media") ? { items: [asset], cursor: null } : { code: "not-found", message: "" }),
);

/** Renders the forms of fields and returns what they passed on without an edit. */
async function showFields(fields: readonly FieldValue[]): Promise<readonly Json[]> {
  const changes: Json[] = [];
  const context = { problems: [], findings: [], focus: undefined };
  render(
    fields.map(({ spec, value }, index) => (
      <FieldForm
        key={index}
        {...context}
        spec={spec}
        value={value}
        path={[`${spec.name}${index}`]}
        onChange={(next) => void changes.push(next)}
      />
    )),
  );
  await expect.poll(() => document.querySelectorAll("[aria-busy=true]")).toHaveLength(0);
  return changes;
}

const empty = (specs: readonly FieldSpec[]) => specs.map((spec) => ({ spec, value: undefined }));

const models: readonly (readonly [string, readonly FieldSpec[]])[] = [
  ...typeSpecs.map(({ id, tabs }) => [id, tabs.flatMap(({ fields }) => fields)] as const),
  ...sliceSpecs.flatMap(({ id, variations }) =>
    variations.map((each) => [`${id}, ${each.id}`, [...each.primary, ...each.items]] as const),
  ),
];

it.each(models.filter(([, fields]) => fields.length > 0))("W40: each field of %s has a form", async (_name, fields) => {
  expect(await showFields(empty(fields))).toEqual([]);
  const names = [...document.querySelectorAll("[data-field]")].map((form) => form.getAttribute("data-field"));
  expect(names).toEqual(fields.map(({ name }) => name));
  expect(fields.filter((field) => screen.queryAllByText(splitLabel(field).name).length === 0)).toEqual([]);
});

/** The longest document of each type and language. */
const longest = documentGroups(readShippedData(), (document) => document).map(([name, documents]) => {
  const sizes = documents.map((document) => JSON.stringify(document.data).length);
  return [name, documents[sizes.indexOf(Math.max(...sizes))]] as const;
});

it.each(longest.filter(([name]) => /en-us|ar-ae/.test(name)))(
  "W42: the forms of a %s change nothing by themselves",
  async (_name, document) => {
    const fields = document === undefined ? [] : listFields(document);
    expect(fields.length).toBeGreaterThan(0);
    const before = JSON.stringify(document);
    expect(await showFields(fields)).toEqual([]);
    expect(JSON.stringify(document)).toBe(before);
  },
);

it("W54: no form of any type of field has a fault of axe", async () => {
  await showFields(empty(parseFields(everyField)));
  expect(await listViolations()).toEqual([]);
});
