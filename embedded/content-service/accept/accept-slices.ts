import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { FieldModel, Fields, SliceChoice } from "../models/models.ts";
import { type AcceptContext, acceptRecords } from "./accept-context.ts";

type SlicesModel = Extract<FieldModel, { type: "Slices" }>;

/** Functions for the parts of a slice. They are parameters, because slices and fields contain each other. */
interface Parts {
  readonly fields: (value: unknown, fields: Fields, path: string, context: AcceptContext) => unknown;
  readonly field: (value: unknown, model: FieldModel, path: string, context: AcceptContext) => unknown;
}

const slice = v.looseObject({
  slice_type: v.string("must be a slice with a slice_type"),
  id: v.optional(v.string()),
  slice_label: v.optional(v.nullable(v.string()), null),
  variation: v.optional(v.string(), "default"),
  primary: v.optional(v.unknown(), {}),
  items: v.optional(v.unknown(), []),
  value: v.optional(v.unknown()),
});

type Slice = v.InferOutput<typeof slice>;

export function acceptSlices(
  value: unknown,
  { choices }: SlicesModel,
  path: string,
  context: AcceptContext,
  parts: Parts,
): unknown {
  return acceptRecords(value, path, context, (one, at) => {
    const parsed = v.safeParse(slice, one);
    if (!parsed.success) return context.report(at, one, "must be a slice with a slice_type");
    const { slice_type: type, id = `${type}$${randomUUID()}`, slice_label } = parsed.output;
    const choice = choices.get(type);
    if (!choice)
      return context.report(`${at}.slice_type`, type, "is no slice of this slice zone", listChoices(choices));
    const content = acceptContent(parsed.output, choice, at, context, parts);
    return content && { id, slice_type: type, slice_label, ...content };
  });
}

function listChoices(choices: ReadonlyMap<string, unknown>): string {
  return `Choose one of ${[...choices.keys()].join(", ")}.`;
}

function acceptContent(sent: Slice, choice: SliceChoice, at: string, context: AcceptContext, parts: Parts) {
  const records = (primary: Fields, items: Fields) => ({
    primary: parts.fields(sent.primary, primary, `${at}.primary`, context),
    items: acceptRecords(sent.items, `${at}.items`, context, (item, path) => parts.fields(item, items, path, context)),
  });
  if (choice.kind === "simple") return { value: parts.field(sent.value, choice.field, `${at}.value`, context) };
  if (choice.kind === "composite") return records(choice.primary, choice.items);
  const { slice_type: type, variation: name } = sent;
  const variations = context.slices.get(type) ?? new Map<string, never>();
  const variation = variations.get(name);
  if (!variation)
    return context.report(`${at}.variation`, name, `slice "${type}" has no such variation`, listChoices(variations));
  return { variation: name, version: variation.version, ...records(variation.primary, variation.items) };
}
