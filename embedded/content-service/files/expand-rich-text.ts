import { isRecord } from "@tessera/runtime/is-record.ts";
import { isLinkShorthand, resolveLink } from "./expand-link.ts";
import type { ExpandContext } from "./expand-context.ts";
import { readMarks, type Span } from "./read-marks.ts";

interface RichTextShorthand {
  /** One line per block. */
  readonly rich: readonly string[];
}

export function isRichTextShorthand(value: unknown): value is RichTextShorthand {
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  const lines = value["rich"];
  return Array.isArray(lines) && lines.every((line) => typeof line === "string");
}

/** Returns blocks and spans of the Document API. */
export function expandRichText({ rich }: RichTextShorthand, context: ExpandContext): unknown {
  return rich.map((line) => {
    const { type, content } = readBlock(line);
    const { text, spans } = readMarks(content);
    return { type, text, spans: spans.map((span) => resolveSpan(span, context)) };
  });
}

function readBlock(line: string): { readonly type: string; readonly content: string } {
  const [, mark = "", content = ""] = /^(#{1,6} |- |\d+\. )?(.*)$/s.exec(line) ?? [];
  if (mark.startsWith("#")) return { type: `heading${mark.length - 1}`, content };
  if (mark === "- ") return { type: "list-item", content };
  return { type: mark === "" ? "paragraph" : "o-list-item", content };
}

function resolveSpan(span: Span, context: ExpandContext): unknown {
  return span.type === "hyperlink" && isLinkShorthand(span.data)
    ? { ...span, data: resolveLink(span.data, context) }
    : span;
}
