import type { Rendered } from "../../protocol/rendering.ts";
import { scanHtml } from "./scan-html.ts";

/** Parts of a rendered document. */
type Parts = Pick<Rendered, "main" | "styles"> & {
  /** Elements around slices by their id, also those within another. */
  readonly anchors: Readonly<Record<string, string>>;
};

interface OpenPart {
  readonly id: string;
  readonly start: number;
  /** Number of elements around it. */
  readonly depth: number;
}

const anchorPattern = /^<div id="(slice-[^"]*)" data-slice="/;
const stylesPattern = /<style\b[^>]*>([^]*?)<\/style>|<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

/** Finds the elements around slices, `<main>`, and the styles in a document as our renderer writes it, in linear time. */
export function findParts(html: string): Parts {
  const anchors: Record<string, string> = {};
  const open: OpenPart[] = [];
  let [at, depth, main]: [number, number, string | null] = [0, 0, null];
  for (const token of scanHtml(html)) {
    const start = at;
    at += token.source.length;
    if (token.kind === "open" && !token.isVoid) {
      const id = token.name === "main" ? "main" : anchorPattern.exec(token.source)?.[1];
      if (id !== undefined) open.push({ id, start, depth });
      depth += 1;
    } else if (token.kind === "close") {
      depth -= 1;
      const part = open.at(-1);
      if (part?.depth !== depth) continue;
      open.pop();
      const element = html.slice(part.start, at);
      if (part.id === "main") main = element;
      else anchors[part.id] = element;
    }
  }
  return { anchors, main, styles: listStyles(html) };
}

function listStyles(html: string): Rendered["styles"] {
  return [...html.matchAll(stylesPattern)].map(([, css = "", href = null]) => ({ href, css }));
}
