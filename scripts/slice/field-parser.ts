import type { Field, Fields } from "./slice-model.ts";
import { SliceProblem } from "./slice-problem.ts";

/** The code that parses a field, and the parsers of `content/fields/` that it calls. */
interface ParserCode {
  readonly call: string;
  readonly parsers: readonly string[];
}

const call = (name: string, parameters = ""): ParserCode => ({ call: `${name}(${parameters})`, parsers: [name] });

const parsers: ReadonlyMap<string, (field: Field) => ParserCode> = new Map<string, (field: Field) => ParserCode>([
  ["Text", () => call("text")],
  ["StructuredText", (field) => call(isTitle(field) ? "title" : "richText")],
  ["Image", () => call("image")],
  ["Link", ({ config }) => call(config.repeat === true ? "links" : "link")],
  ["Boolean", ({ config }) => call("boolean", config.default_value === true ? "true" : "")],
  ["Number", ({ config: { min, max, step } }) => call("number", settings({ min, max, step }))],
  ["Select", selectParser],
  ["Date", () => call("date")],
  ["Timestamp", () => call("timestamp")],
  ["Color", () => call("color")],
  ["Embed", () => call("embed")],
  ["GeoPoint", () => call("geoPoint")],
  ["Table", () => call("table")],
  ["Group", groupParser],
]);

/** Returns whether a text is one block: a heading. */
export const isTitle = ({ type, config }: Field): boolean => type === "StructuredText" && config.single !== undefined;

/** Returns the code that parses a field. Throws a SliceProblem for a type without a parser. */
function formatParser(id: string, field: Field): ParserCode {
  const parser = parsers.get(field.type);
  if (parser) return parser(field);
  const types = [...parsers.keys()].join(", ");
  throw new SliceProblem(
    `The field “${id}” is of type ${field.type}, which content/fields can't parse. It parses ${types}.`,
  );
}

/** Returns the members of a schema's object, `{ title: title() }`, and what they import. */
export function formatSchema(fields: Fields): ParserCode {
  const parts = Object.entries(fields).map(([id, field]) => ({ id, ...formatParser(id, field) }));
  return {
    call: `{ ${parts.map((part) => `${JSON.stringify(part.id)}: ${part.call}`).join(", ")} }`,
    parsers: parts.flatMap((part) => part.parsers),
  };
}

/** `{ min: 1, max: undefined }` → `{ min: 1 }`; nothing where none is set. */
function settings(values: Readonly<Record<string, number | undefined>>): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return set.length === 0 ? "" : `{ ${set.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;
}

function selectParser({ config: { label, options = [], default_value: untouched } }: Field): ParserCode {
  if (options.length === 0) throw new SliceProblem(`The select “${label}” has no options. Add them to its model.`);
  const list = JSON.stringify(options);
  const other = typeof untouched === "string" && untouched !== options[0] ? `, ${JSON.stringify(untouched)}` : "";
  return call("select", `${list}${other}`);
}

function groupParser({ config: { label, fields = {} } }: Field): ParserCode {
  if (Object.keys(fields).length === 0)
    throw new SliceProblem(`The group “${label}” has no fields. Add them to its model.`);
  const entries = formatSchema(fields);
  return { call: `group(${entries.call})`, parsers: ["group", ...entries.parsers] };
}
