import type { ModelField } from "./model-fields.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a distinct text for each field. It is a product id too, because fields of ids are Text fields. */
function toMarker({ path }: ModelField): string {
  return String(
    7000 + Array.from(path.join(), (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0),
  );
}

const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });
const webLink = (name: string) => ({ link_type: "Web", url: `https://links.example/${name}`, text: name });
const picture = (name: string) => ({
  url: `https://images.example/${name}.webp`,
  alt: name,
  dimensions: { width: 1600, height: 1000 },
});

/** Returns a value that an editor may choose and that is not what an empty field means. */
export function filledValue(field: ModelField): unknown {
  const { type, config } = field;
  const marker = toMarker(field);
  const values: Fields = {
    Text: marker,
    StructuredText: [paragraph(marker)],
    Link: config.repeat ? [webLink(marker)] : webLink(marker),
    Image: picture(marker),
    Group: [],
    Select: config.options.find((option) => option !== (config.default_value ?? config.options[0])),
    Boolean: config.default_value !== true,
    Number: config.max ?? 55,
    Date: "2026-11-21",
    Timestamp: "2026-11-21T10:00:00+0000",
    Color: "#aa3300",
    Embed: { embed_url: `https://videos.example/${marker}`, title: marker },
    GeoPoint: { latitude: 41.9, longitude: 12.5 },
    Table: { body: { rows: [{ key: "r", cells: [{ key: "c", type: "data", content: [paragraph(marker)] }] }] } },
  };
  return getTypeValue(values, type);
}

/** Returns what the content service may send for a field that no editor filled. */
export function emptyValues({ type, config }: ModelField): readonly unknown[] {
  const values: Fields = {
    Text: [null, ""],
    StructuredText: [null, [], [paragraph("")]],
    Link: config.repeat ? [null, [], [{ link_type: "Any" }]] : [null, { link_type: "Any" }, { link_type: "Web" }],
    Image: [null, {}],
    Group: [null, []],
    Select: [null],
    Boolean: [null],
    Number: [null],
    Date: [null],
    Timestamp: [null],
    Color: [null],
    Embed: [null, {}],
    GeoPoint: [null, {}],
    Table: [null],
  };
  const found = getTypeValue(values, type);
  return Array.isArray(found) ? found : [];
}

/** Returns values that no editor can choose: of another type, unknown or out of range. */
export function unfitValues({ type, config: { min, max, step } }: ModelField): readonly unknown[] {
  const values: Fields = {
    Text: [7],
    StructuredText: ["text"],
    Link: ["https://links.example/"],
    Image: ["picture.webp", { url: "javascript:alert(1)", dimensions: { width: 1, height: 1 } }],
    Group: [{}, "items"],
    Select: ["nobody-knows-this", true],
    Boolean: ["perhaps", 1],
    Number: [
      "7",
      ...(min === undefined ? [] : [min - 1]),
      ...(max === undefined ? [] : [max + 1]),
      ...(step === 1 ? [1.5] : []),
    ],
    Date: ["tomorrow", 20261121],
    Timestamp: ["tomorrow", 20261121],
    Color: ["red", 7],
    Embed: ["video", { embed_url: "javascript:alert(1)" }],
    GeoPoint: ["Rome", { latitude: "41.9", longitude: "12.5" }],
    Table: ["table", { body: 1 }],
  };
  const found = getTypeValue(values, type);
  return Array.isArray(found) ? found : [];
}

function getTypeValue(values: Fields, type: string): unknown {
  if (!(type in values)) throw new Error(`There are no values for ${type} fields: add them.`);
  return values[type];
}

/** Returns the same fields with a value at a path; in a group, in each of its items. */
export function withField(fields: Fields, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [name]: value };
  const items = fields[name];
  const changed = Array.isArray(items)
    ? items.map((item) => (isFields(item) ? withField(item, rest, value) : item))
    : [];
  return { ...fields, [name]: changed };
}

/** Returns fields in which one has a value of an editor: its own, or another where that says nothing. */
export function filledBase(fields: Fields, field: ModelField): Fields {
  const isChoice = ["Select", "Boolean"].includes(field.type) || field.config.max !== undefined;
  return !isChoice && isFilled(valueAt(fields, field.path))
    ? fields
    : withField(fields, field.path, filledValue(field));
}

function isFilled(value: unknown): boolean {
  // Mocks link to documents that exist nowhere.
  if (isFields(value) && value["link_type"] === "Any") return false;
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";
}

/** Returns the value at a path; in a group, that of its first item. */
function valueAt(fields: Fields, [name = "", ...rest]: readonly string[]): unknown {
  const value = fields[name];
  if (rest.length === 0) return value;
  const [first] = Array.isArray(value) ? value : [];
  return isFields(first) ? valueAt(first, rest) : undefined;
}
