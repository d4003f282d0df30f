import type { RichTextField } from "@prismicio/client";
import type { ReactNode } from "react";

/** What one would write for exactly these blocks: no shortcodes, no overlapping spans, no other kind of block. */
export function HandWritten({ field }: { readonly field: RichTextField }) {
  const drawn: ReactNode[] = [];
  let items: ReactNode[] = [];
  field.forEach((block, index) => {
    if (block.type === "list-item") items.push(<li key={index}>{block.text}</li>);
    else if (items.length > 0) {
      drawn.push(<ul key={`list-${index}`}>{items}</ul>);
      items = [];
    }
    if (block.type === "heading2") drawn.push(<h2 key={index}>{block.text}</h2>);
    if (block.type === "paragraph") drawn.push(<p key={index}>{drawSpans(block)}</p>);
  });
  if (items.length > 0) drawn.push(<ul key="list">{items}</ul>);
  return drawn;
}

type Paragraph = Extract<RichTextField[number], { type: "paragraph" }>;

function drawSpans({ text, spans }: Paragraph): readonly ReactNode[] {
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
