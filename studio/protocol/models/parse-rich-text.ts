import * as v from "valibot";
import type { RichTextSpec } from "./field-spec.ts";
import { commaList, text } from "./setting-schemas.ts";

const named = v.array(v.object({ name: v.string() }));

/** `"note"`, `["note"]`, or the older `{ "": [{ name: "note" }] }` → `["note"]` */
const labels = v.fallback(
  v.union([
    v.pipe(
      v.string(),
      v.transform((name) => [name]),
    ),
    v.array(v.string()),
    v.pipe(
      v.record(v.string(), named),
      v.transform((groups) => Object.values(groups).flatMap((group) => group.map(({ name }) => name))),
    ),
  ]),
  [],
);

const richTextConfig = v.object({
  label: text,
  placeholder: text,
  single: v.optional(commaList),
  multi: commaList,
  labels,
});

/** Parses the settings of a rich text. Without blocks it has paragraphs, as in Prismic. */
export function parseRichText(name: string, config: unknown): RichTextSpec {
  const { label, placeholder, single, multi, labels: names } = v.parse(richTextConfig, config);
  const kinds = single ?? multi;
  return {
    type: "StructuredText",
    name,
    label: label || name,
    placeholder,
    isSingle: single !== undefined,
    kinds: kinds.length === 0 ? ["paragraph"] : kinds,
    labels: names,
  };
}
