import { decodeEntities } from "./decode-entities.ts";

/** Returns the markup of all elements of a name, in their order. `having` is a pattern within the opening tag. */
export function listElements(html: string, name: string, having = ""): readonly string[] {
  const openings = html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*${having}[^>]*>`, "g"));
  return [...openings].map(({ index }) => elementAt(html, index, name));
}

/** Returns the markup of the element with an id; empty for an unknown one. */
export function elementWithId(html: string, id: string): string {
  const start = html.lastIndexOf("<", Math.max(0, html.indexOf(` id="${id}"`)));
  const [, name = ""] = /^<([\w-]+)/.exec(html.slice(Math.max(0, start), start + 40)) ?? [];
  return start === -1 || name === "" ? "" : elementAt(html, start, name);
}

/** Returns markup from an opening tag to the closing tag that belongs to it. */
function elementAt(html: string, start: number, name: string): string {
  const rest = html.slice(start);
  let depth = 0;
  for (const { 0: tag, index } of rest.matchAll(new RegExp(`</?${name}(?=[\\s>])[^>]*>`, "g"))) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth === 0) return rest.slice(0, index + tag.length);
  }
  return rest;
}

/** Returns markup without the elements of a name. */
export function removeElements(html: string, name: string, having = ""): string {
  return listElements(html, name, having).reduce((rest, element) => rest.replace(element, " "), html);
}

/** Returns an attribute of a tag; empty without it. */
export function readAttribute(tag: string, name: string): string {
  return decodeEntities(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
}

/** Returns the words of markup, with single spaces. */
export function readMarkupWords(html: string): string {
  return plain(decodeEntities(html.replaceAll(/<!--[^]*?-->|<[^>]+>/g, " ")));
}

/** Returns a text with single spaces, and without what only directs its lines. */
export function plain(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Whether a text has the words of another. Spaces do not count: a tag within a word is one too. */
export function hasText(text: string, part: string): boolean {
  return unspaced(text).includes(unspaced(part));
}

/** Whether two texts have the same words. */
export function isSameText(one: string, other: string): boolean {
  return unspaced(one) === unspaced(other);
}

function unspaced(text: string): string {
  return plain(text).replaceAll(" ", "");
}
