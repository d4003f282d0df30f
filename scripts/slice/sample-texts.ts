import type { Field, Fields } from "./slice-model.ts";

interface SampleTexts {
  /** Texts that a visitor reads. */
  readonly texts: readonly string[];
  /** Alternative texts of pictures. */
  readonly pictures: readonly string[];
}

/** Returns the sample text of a field: `Title of the city banner`. */
export const sampleText = (id: string, { config }: Field, owner: string): string =>
  `${config.label ?? id} of the ${owner}`;

/** Returns the texts that a component shows of the sample content of its fields. */
export function sampleTexts(fields: Fields, owner: string): SampleTexts {
  const all = Object.entries(fields).map(([id, field]) => createTexts(sampleText(id, field, owner), field));
  return { texts: all.flatMap(({ texts }) => texts), pictures: all.flatMap(({ pictures }) => pictures) };
}

const none: SampleTexts = { texts: [], pictures: [] };
const shown: ReadonlySet<string> = new Set(["Text", "StructuredText", "Table", "Embed"]);

function createTexts(text: string, { type, config }: Field): SampleTexts {
  if (type === "Group") return sampleTexts(config.fields ?? {}, text.toLowerCase());
  if (type === "Image") return { ...none, pictures: [text] };
  const isLink = type === "Link" && config.allowText !== false && config.select !== "document";
  return shown.has(type) || isLink ? { ...none, texts: [text] } : none;
}
