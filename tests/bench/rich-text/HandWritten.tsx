import type { RichTextField } from "@prismicio/client";
import type { ReactNode } from "react";

/** Renders exactly the blocks of the bench: no shortcodes, no overlapping spans, no other blocks. */
export function HandWritten({ field }: { readonly field: RichTextField }) {
  const nodes: ReactNode[] = [];
  let items: ReactNode[] = [];
  field.forEach((block, index) => {
    if (block.type === "list-item") items.push(<li key={index}>{block.text}</li>);
    else if (items.length > 0) {
      nodes.push(<ul key={`list-${index}`}>{items}</ul>);
      items = [];
    }
    if (block.type === "heading2") nodes.push(<h2 key={index}>{block.text}</h2>);
    if (block.type === "paragraph") nodes.push(<p key={index}>{renderSpans(block)}</p>);
  });
  if (items.length > 0) nodes.push(<ul key="list">{items}</ul>);
  return nodes;
}

type Paragraph = Extract<RichTextField[number], { type: "paragraph" }>;

function renderSpans({ text, spans }: Paragraph): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const span of spans) {
    const inner = text.slice(span.start, span.end);
    parts.push(text.slice(done, span.start));
    if (span.type === "strong") parts.push(<strong key={span.start}>{inner}</strong>);
    if (span.type === "em") parts.push(<em key={span.start}>{inner}</em>);
    if (span.type === "hyperlink" && "url" in span.data) {
      parts.push(
        <a key={span.start} href={span.data.url}>
          {inner}
        </a>,
      );
    }
    done = span.end;
  }
  return [...parts, text.slice(done)];
}
