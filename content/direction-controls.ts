/** Embeddings, overrides and isolates. One that nothing ends mirrors what follows its text on the page. */
const controlPattern = /[\u202A-\u202E\u2066-\u2069]/;

// Far deeper than a content model can nest: slice, group, group, rich text, block.
const maxDepth = 32;

/** The fields of a document without controls of direction. */
interface WithoutControls {
  readonly data: Readonly<Record<string, unknown>>;
  /** Where there were some: ids of fields and positions from 1, `slices.2.primary.title`. */
  readonly fields: readonly string[];
}

/** Omits controls of direction from all texts of a document. Spans of rich text stay on their words. */
export function omitDirectionControls(data: Readonly<Record<string, unknown>>): WithoutControls {
  if (!hasControl(data, maxDepth)) return { data, fields: [] };
  const fields: string[] = [];
  return { data: omitInRecord(data, "", fields), fields };
}

function hasControl(value: unknown, depth: number): boolean {
  if (typeof value === "string") return controlPattern.test(value);
  if (typeof value !== "object" || value === null || depth === 0) return false;
  return Object.values(value).some((child) => hasControl(child, depth - 1));
}

function omitIn(value: unknown, field: string, fields: string[]): unknown {
  if (!hasControl(value, maxDepth)) return value;
  if (typeof value === "string") {
    fields.push(field);
    return omitControls(value);
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => omitIn(item, `${field}.${index + 1}`, fields));
  return typeof value === "object" && value !== null ? omitInRecord(value, field, fields) : value;
}

function omitInRecord(record: object, field: string, fields: string[]): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => {
    if (name === "spans" && "text" in record) return [name, moveSpans(value, record.text)];
    // A text of rich text is located at its block.
    const own = name === "text" && "spans" in record ? field : `${field}.${name}`;
    return [name, omitIn(value, own.replace(/^\./, ""), fields)];
  });
  return Object.fromEntries(entries);
}

/** Moves the spans of a text to where their words are without its controls. */
function moveSpans(spans: unknown, text: unknown): unknown {
  if (!Array.isArray(spans) || typeof text !== "string") return spans;
  const move = (offset: unknown) => (typeof offset === "number" ? omitControls(text.slice(0, offset)).length : offset);
  return spans.map((span: unknown) =>
    typeof span === "object" && span !== null && "start" in span && "end" in span
      ? { ...span, start: move(span.start), end: move(span.end) }
      : span,
  );
}

function omitControls(text: string): string {
  return text.replaceAll(new RegExp(controlPattern, "g"), "");
}
