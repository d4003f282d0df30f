import type { PortableTextBlock } from "@portabletext/react";

const text = "The Colosseum is the largest amphitheatre ever built, and still stands.";
const markDefs = [{ _type: "link", _key: "rome", href: "https://rome.example/" }];

// The text is split at its marks beforehand.
const marked = [
  ["The ", []],
  ["Colosseum", ["strong"]],
  [text.slice(13, 21), []],
  [text.slice(21, 28), ["em"]],
  [text.slice(28, 29), []],
  [text.slice(29, 41), ["rome"]],
  [text.slice(41), []],
] as const;

/** Returns the blocks of `prismicField` as portable text. */
export function portableText(size: number): PortableTextBlock[] {
  return Array.from({ length: size }, (_, index) => block(index));
}

function block(index: number): PortableTextBlock {
  const kind = index % 10;
  const common = { _type: "block", _key: `${index}`, style: kind === 0 ? "h2" : "normal" };
  if (kind === 0) return { ...common, children: [span(`Chapter ${index}`, [], 0)] };
  if (kind > 6) return { ...common, listItem: "bullet", level: 1, children: [span(`${index}: ${text}`, [], 0)] };
  return { ...common, markDefs, children: marked.map(([part, marks], at) => span(part, [...marks], at)) };
}

function span(part: string, marks: string[], at: number) {
  return { _type: "span", _key: `${at}`, text: part, marks };
}
