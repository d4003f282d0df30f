import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { group } from "../../content/fields/group.ts";
import { boolean, number, select } from "../../content/fields/plain.ts";
import { requiredText } from "../../content/fields/text.ts";
import { parseFields } from "./parse-fields.ts";

const schema = v.object({
  shown: boolean(true),
  items: group({ icon: select(["ticket", "clock"]), rating: number({ min: 1, max: 5, step: 0.5 }) }),
});

function parse(raw: Readonly<Record<string, unknown>>) {
  const messages: string[] = [];
  const report = (_code: string, message: string) => void messages.push(message);
  return { fields: parseFields(schema, raw, { what: 'slice "x"', code: "slice-invalid", report }), messages };
}

const counts = "it counts as empty.";

describe("parseFields", () => {
  it.each<[string, object, object, readonly string[]]>([
    [
      "an option that nobody knows",
      { items: [{ icon: "clock" }, { icon: "rocket", rating: 4.5 }] },
      {
        items: [
          { icon: "clock", rating: undefined },
          { icon: "ticket", rating: 4.5 },
        ],
      },
      [`In slice "x", the field "items.2.icon" is not one of its options, ticket, clock; ${counts}`],
    ],
    [
      "a switch that says neither",
      { shown: "perhaps" },
      {},
      [`In slice "x", the field "shown" is neither true nor false; ${counts}`],
    ],
    ["an untouched switch", { shown: null }, {}, []],
    [
      "a number out of range",
      { items: [{ rating: 7 }] },
      { items: [{ icon: "ticket", rating: undefined }] },
      [`In slice "x", the field "items.1.rating" is more than 5; ${counts}`],
    ],
    [
      "a number between the steps",
      { items: [{ rating: 4.2 }] },
      { items: [{ icon: "ticket", rating: undefined }] },
      [`In slice "x", the field "items.1.rating" is not a multiple of 0.5; ${counts}`],
    ],
    ["an item that is none", { items: [null] }, {}, [`In slice "x", the field "items.1" has no fields; ${counts}`]],
    ["a group that is none", { items: 7 }, {}, [`In slice "x", the field "items" is not a list of items; ${counts}`]],
  ])("%s counts as empty", (_name, raw, fields, messages) => {
    expect(parse({ ...raw })).toEqual({ fields: { shown: true, items: [], ...fields }, messages });
  });

  it("is undefined where a required field does not fit", () => {
    const codes: string[] = [];
    const report = (code: string) => void codes.push(code);
    const required = v.object({ title: requiredText(), shown: boolean() });
    const raw = { title: 7, shown: "perhaps" };
    expect(parseFields(required, raw, { what: "page", code: "document-invalid", report })).toBeUndefined();
    expect(codes).toEqual(["field-invalid", "document-invalid"]);
  });
});
