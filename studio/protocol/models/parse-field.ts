import * as v from "valibot";
import { type FieldSpec, type GroupSpec, plainTypes } from "./field-spec.ts";
import { parseImage } from "./parse-image.ts";
import { parseLink } from "./parse-link.ts";
import { parseRichText } from "./parse-rich-text.ts";
import { amount, flag, text, texts } from "./setting-schemas.ts";

const fieldSchema = v.object({ type: v.string(), config: v.fallback(v.record(v.string(), v.unknown()), {}) });

const named = { label: text, placeholder: text };

const numberConfig = v.object({ ...named, min: amount, max: amount, step: amount });

const booleanConfig = v.object({ ...named, default_value: flag, placeholder_true: text, placeholder_false: text });

const selectConfig = v.object({ ...named, options: texts, default_value: text });

const catalogConfig = v.object({ ...named, catalog: text });

const groupConfig = v.object({ ...named, repeat: v.fallback(v.boolean(), true), fields: v.optional(v.unknown(), {}) });

type Parse = (name: string, config: Readonly<Record<string, unknown>>) => FieldSpec;

const withSettings: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ["StructuredText", parseRichText],
  ["Image", parseImage],
  ["Link", parseLink],
  ["Number", (name, config) => ({ type: "Number", name, ...toLabeled(name, v.parse(numberConfig, config)) })],
  ["Boolean", parseBoolean],
  ["Select", parseSelect],
  ["IntegrationFields", (name, config) => toCatalog(name, v.parse(catalogConfig, config))],
  ["Group", parseGroup],
]);

/** Parses the fields of a tab, a group or a part of a slice. Slice zones and separators are omitted. */
export function parseFields(json: unknown): readonly FieldSpec[] {
  const fields = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), json);
  return Object.entries(fields).flatMap(([name, field]) => parseField(name, field) ?? []);
}

/** Slice zones, which the outline shows, and lines between fields. */
const valueless = new Set(["Slices", "Choice", "Separator"]);

function parseField(name: string, json: unknown): FieldSpec | undefined {
  const { type, config } = v.parse(v.fallback(fieldSchema, { type: "", config: {} }), json);
  if (valueless.has(type)) return undefined;
  const plain = plainTypes.find((each) => each === type);
  if (plain !== undefined) return { type: plain, name, ...toLabeled(name, v.parse(v.object(named), config)) };
  const parse = withSettings.get(type);
  if (parse) return parse(name, config);
  return { type: "Legacy", name, widget: type, ...toLabeled(name, v.parse(v.object(named), config)) };
}

/** Returns settings whose label is the field's name where the model has an empty one. */
function toLabeled<Settings extends { readonly label: string }>(name: string, settings: Settings): Settings {
  return settings.label === "" ? { ...settings, label: name } : settings;
}

function toCatalog(name: string, settings: v.InferOutput<typeof catalogConfig>): FieldSpec {
  return { type: "IntegrationFields", name, ...toLabeled(name, settings) };
}

function parseBoolean(name: string, config: unknown): FieldSpec {
  const { default_value: byDefault, placeholder_true, placeholder_false, ...rest } = v.parse(booleanConfig, config);
  return {
    type: "Boolean",
    name,
    ...toLabeled(name, rest),
    texts: { true: placeholder_true, false: placeholder_false },
    default: byDefault,
  };
}

function parseSelect(name: string, config: unknown): FieldSpec {
  const { default_value: byDefault, ...rest } = v.parse(selectConfig, config);
  return { type: "Select", name, ...toLabeled(name, rest), default: byDefault === "" ? undefined : byDefault };
}

function parseGroup(name: string, config: unknown): GroupSpec {
  const { repeat, fields, ...rest } = v.parse(groupConfig, config);
  return { type: "Group", name, ...toLabeled(name, rest), isRepeatable: repeat, fields: parseFields(fields) };
}
