import { isRecord } from "@tessera/runtime/is-record.ts";
import { textLink } from "../../models/parse-link.ts";
import { everything } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listItems } from "../values.ts";
import { absoluteUrl } from "./present-image.ts";
import { presentLink } from "./present-link.ts";

/** Presents blocks with their links and pictures; `brief` selects the first heading, or else the first text. */
export function presentRichText(value: unknown, scope: Scope, brief = false): readonly unknown[] {
  const blocks = listItems(value, isRecord);
  return (brief ? takeFirst(blocks) : blocks).map((block) => presentBlock(block, scope));
}

function takeFirst(blocks: readonly Values[]): readonly Values[] {
  const texts = blocks.filter(({ text }) => typeof text === "string");
  const first = texts.find(({ type }) => String(type).startsWith("heading")) ?? texts[0];
  return first ? [first] : [];
}

function presentBlock(block: Values, scope: Scope): unknown {
  if (typeof block["text"] === "string") {
    return { ...block, spans: listItems(block["spans"], isRecord).map((span) => presentSpan(span, scope)) };
  }
  if (block["type"] !== "image") return block;
  const linkTo = block["linkTo"] ? { linkTo: presentTextLink(block["linkTo"], scope) } : {};
  return { alt: null, copyright: null, ...block, url: absoluteUrl(block["url"], scope), ...linkTo };
}

function presentSpan(span: Values, scope: Scope): unknown {
  return span["type"] === "hyperlink" ? { ...span, data: presentTextLink(span["data"], scope) } : span;
}

/** Presents a link in text, which has no key. */
function presentTextLink(value: unknown, scope: Scope): unknown {
  return presentLink(textLink, value, { key: undefined, selection: everything, scope });
}

/** Presents a table whose cells hold rich text; null for a missing table. */
export function presentTable(value: unknown, scope: Scope, brief: boolean): unknown {
  if (!isRecord(value) || !isRecord(value["body"])) return null;
  const { head, body, ...rest } = value;
  const present = (part: Values) => presentPart(part, scope, brief);
  return { ...rest, ...(isRecord(head) ? { head: present(head) } : {}), body: present(body) };
}

function presentPart(part: Values, scope: Scope, brief: boolean): unknown {
  const rows = listItems(part["rows"], isRecord).map((row) => {
    const cells = listItems(row["cells"], isRecord);
    return {
      ...row,
      cells: cells.map((cell) => ({ ...cell, content: presentRichText(cell["content"], scope, brief) })),
    };
  });
  return { ...part, rows };
}
