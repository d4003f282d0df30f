import * as fc from "fast-check";
import { type FieldCase, nestable } from "./editor-fields.ts";

type Json = Readonly<Record<string, unknown>>;

const names = ["a", "b", "c"] as const;

/** Models of fields, and several records of content for them, as groups have. */
interface FieldsCase {
  readonly models: Json;
  readonly records: readonly (readonly (readonly [string, Json])[])[];
}

function makeFields(field: fc.Arbitrary<FieldCase>): fc.Arbitrary<FieldsCase> {
  return fc
    .array(fc.array(field, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 1 })
    .map(([cases = []]) => ({
      models: Object.fromEntries(cases.map(({ model }, index) => [`${names[index]}`, model])),
      records: [
        cases.flatMap(({ content }, index) => (content === undefined ? [] : [[`${names[index]}`, content] as const])),
        cases
          .slice(0, 1)
          .flatMap(({ content }, index) => (content === undefined ? [] : [[`${names[index]}`, content] as const])),
      ],
    }));
}

const item = (value: FieldsCase["records"][number]) => ({ __TYPE__: "GroupItemContent", key: "k", value });

function makeGroup(field: fc.Arbitrary<FieldCase>): fc.Arbitrary<FieldCase> {
  return makeFields(field).map(({ models, records }) => ({
    model: { type: "Group", config: { label: "G", fields: models } },
    content: { __TYPE__: "GroupContentType", value: records.map(item) },
  }));
}

const group = makeGroup(fc.oneof(nestable, makeGroup(nestable)));
const uuid = fc.uuid({ version: 4 });

interface SliceCase {
  readonly choice: Json;
  readonly shared: Json | undefined;
  readonly widget: Json;
}

const sharedSlice = fc
  .record({
    primary: makeFields(fc.oneof(nestable, group)),
    items: makeFields(nestable),
    variation: fc.constantFrom("default", "default", "wide", "gone"),
  })
  .map(({ primary, items, variation }): SliceCase => {
    const fields = { primary: primary.models, items: items.models };
    const about = { name: "N", description: "", docURL: "", imageUrl: "" };
    const variations = ["default", "wide"].map((id) => ({ id, version: `v-${id}`, ...about, ...fields }));
    return {
      choice: { type: "SharedSlice" },
      shared: { type: "SharedSlice", name: "S", variations },
      widget: {
        __TYPE__: "SharedSliceContent",
        variation,
        primary: Object.fromEntries(primary.records[0] ?? []),
        items: items.records.map(item),
      },
    };
  });

const compositeSlice = fc
  .record({ primary: makeFields(nestable), items: makeFields(nestable) })
  .map(({ primary, items }): SliceCase => ({
    choice: { type: "Slice", "non-repeat": primary.models, repeat: items.models },
    shared: undefined,
    widget: {
      __TYPE__: "CompositeSliceContent",
      nonRepeat: Object.fromEntries(primary.records[0] ?? []),
      repeat: items.records.map(item),
    },
  }));

const simpleSlice = fc
  .oneof(
    nestable.filter(({ model }) => model["type"] !== "Separator"),
    makeGroup(nestable),
  )
  .map(({ model, content }): SliceCase => ({
    choice: model,
    shared: undefined,
    widget: content ?? { __TYPE__: "EmptyContent", type: model["type"] },
  }));

export interface DocumentCase {
  /** Models of the fields, as a custom type has them. */
  readonly fields: Json;
  /** Shared slices, by id. */
  readonly slices: ReadonlyMap<string, Json>;
  readonly content: ReadonlyMap<string, Json>;
}

const slices = fc.array(
  fc.tuple(
    fc.oneof(sharedSlice, compositeSlice, simpleSlice),
    uuid,
    fc.option(fc.constant("label"), { nil: undefined }),
  ),
  { maxLength: 3 },
);

/** A custom type with fields, nested groups and a zone with slices of every kind, and its document. */
export const documentCase: fc.Arbitrary<DocumentCase> = fc
  .record({ fields: makeFields(fc.oneof(nestable, group)), slices, offered: fc.boolean() })
  .map(({ fields, slices: cases, offered }) => {
    const id = (index: number) => `slice_${index}`;
    const zone = cases.map(([{ widget }, key, maybeLabel], index) => ({
      key: `${id(index)}$${key}`,
      name: id(index),
      maybeLabel,
      widget,
    }));
    const choices = cases
      .slice(offered ? 0 : 1)
      .map(([{ choice }]) => [id(cases.findIndex((one) => one[0].choice === choice)), choice]);
    const shared = cases.flatMap(([{ shared: model }], index): [string, Json][] =>
      model ? [[id(index), { id: id(index), ...model }]] : [],
    );
    return {
      fields: {
        ...fields.models,
        zone: { type: "Slices", config: { choices: Object.fromEntries(choices) } },
        late: { type: "Slices", config: {} },
      },
      slices: new Map(shared),
      content: new Map<string, Json>([
        ...(fields.records[0] ?? []),
        ["zone", { __TYPE__: "SliceContentType", value: zone }],
      ]),
    };
  });
