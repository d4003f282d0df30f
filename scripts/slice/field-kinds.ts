import type { Field } from "./slice-model.ts";
import { inWords } from "./slice-name.ts";
import { SliceProblem } from "./slice-problem.ts";

type Kind = (label: string, options: readonly string[]) => Field;

const plain =
  (type: string): Kind =>
  (label) => ({ type, config: { label } });
const marks = "strong,em,hyperlink";

/** The words for fields on the command line, with what a model says of them. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["title", (label) => ({ type: "StructuredText", config: { label, single: "heading2" } })],
  [
    "rich",
    (label) => ({
      type: "StructuredText",
      config: { label, multi: `paragraph,heading3,list-item,o-list-item,${marks}`, allowTargetBlank: true },
    }),
  ],
  ["text", plain("Text")],
  ["image", (label) => ({ type: "Image", config: { label, constraint: {}, thumbnails: [] } })],
  ["link", (label) => ({ type: "Link", config: { label, select: null, allowText: true } })],
  ["links", (label) => ({ type: "Link", config: { label, select: null, allowText: true, repeat: true } })],
  ["boolean", (label) => ({ type: "Boolean", config: { label, default_value: false } })],
  ["number", plain("Number")],
  ["select", selectField],
  ["date", plain("Date")],
  ["timestamp", plain("Timestamp")],
  ["color", plain("Color")],
  ["embed", plain("Embed")],
  ["geopoint", plain("GeoPoint")],
  ["table", plain("Table")],
  ["group", (label) => ({ type: "Group", config: { label, repeat: true, fields: {} } })],
]);

function selectField(label: string, options: readonly string[]): Field {
  if (options.length === 0) throw new SliceProblem("A select field needs its options: tone:select:calm,loud.");
  return { type: "Select", config: { label, options: [...options], default_value: options[0] } };
}

/**
 * Parses fields of the command line: `["title:title", "rows:group", "rows.name:text", "tone:select:calm,loud"]`.
 * Throws a SliceProblem for a field that it can't create.
 */
export function parseFieldWords(words: readonly string[]): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const word of words) {
    const [path = "", kind = "", options = ""] = word.split(":");
    addField(fields, path.split("."), createField(word, { path, kind, options }));
  }
  return fields;
}

interface FieldWord {
  readonly path: string;
  readonly kind: string;
  readonly options: string;
}

function createField(word: string, { path, kind, options }: FieldWord): Field {
  if (!/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*$/.test(path) || kind === "")
    throw new SliceProblem(`“${word}” is no field. Write its id in small letters and its kind: sub_title:text.`);
  const create = kinds.get(kind);
  if (!create) throw new SliceProblem(`“${kind}” is no kind of field. These exist: ${[...kinds.keys()].join(", ")}.`);
  const label = inWords(path.slice(path.lastIndexOf(".") + 1));
  return create(
    `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    options.split(",").filter((one) => one !== ""),
  );
}

function addField(fields: Record<string, Field>, [id = "", ...rest]: readonly string[], field: Field): void {
  if (rest.length > 0) {
    const inside = fields[id]?.config.fields;
    if (inside) return addField(inside, rest, field);
    throw new SliceProblem(`The group “${id}” is missing. Write ${id}:group before its fields.`);
  }
  if (fields[id] !== undefined) throw new SliceProblem(`There are two fields “${id}”. Name one of them otherwise.`);
  fields[id] = field;
}
