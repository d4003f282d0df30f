import * as v from "valibot";
import type { LinkTarget } from "../files/document-targets.ts";

const range = { start: v.number(), end: v.number() };
const span = v.variant("type", [
  v.strictObject({ ...range, type: v.picklist(["strong", "em"]) }),
  v.strictObject({
    ...range,
    type: v.literal("hyperlink"),
    data: v.union([
      v.strictObject({ link_type: v.literal("Web"), url: v.string() }),
      v.strictObject({ link_type: v.literal("Document"), id: v.string() }),
    ]),
  }),
]);
type Span = v.InferOutput<typeof span>;

const block = v.strictObject({ type: v.string(), text: v.string(), spans: v.array(span) });

const marks: ReadonlyMap<string, string> = new Map([
  ["paragraph", ""],
  ["list-item", "- "],
  ["o-list-item", "1. "],
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [`heading${level}`, `${"#".repeat(level)} `]),
]);

/**
 * Writes a block of rich text as a line with marks; undefined for a block that no line can express. The caller reads the
 * line again and compares.
 */
export function writeBlock(value: unknown, findTarget: (id: string) => LinkTarget | undefined): string | undefined {
  const parsed = v.safeParse(block, value);
  if (!parsed.success) return undefined;
  const { type, text, spans } = parsed.output;
  const mark = marks.get(type);
  return mark === undefined ? undefined : `${mark}${markedText(text, spans, findTarget)}`;
}

function markedText(text: string, spans: readonly Span[], findTarget: (id: string) => LinkTarget | undefined): string {
  const inserted = spans.flatMap((one, order) => [
    { at: one.start, rank: order, mark: one.type === "hyperlink" ? "[" : emphasis(one.type) },
    { at: one.end, rank: -1 - order, mark: closingMark(one, findTarget) },
  ]);
  inserted.sort((a, b) => a.at - b.at || a.rank - b.rank);
  const cuts = [0, ...inserted.map(({ at }) => at), text.length];
  return cuts
    .slice(1)
    .map((end, index) => escapeMarks(text.slice(cuts[index], end)) + (inserted[index]?.mark ?? ""))
    .join("");
}

function emphasis(type: "strong" | "em"): string {
  return type === "strong" ? "**" : "*";
}

function closingMark(one: Span, findTarget: (id: string) => LinkTarget | undefined): string {
  if (one.type !== "hyperlink") return emphasis(one.type);
  if (one.data.link_type === "Web") return `](${one.data.url})`;
  const target = findTarget(one.data.id);
  return `](document:${target?.type}/${target?.uid})`;
}

/** Escapes what would open or close a mark. Brackets stay as they are: shortcodes are full of them. */
function escapeMarks(text: string): string {
  return text.replaceAll("*", "\\*").replaceAll(/\](?=\()/g, "\\]");
}
