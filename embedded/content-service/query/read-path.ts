import type { DocumentProperty, FieldPath } from "./predicate.ts";

const properties: readonly DocumentProperty[] = [
  "id",
  "type",
  "lang",
  "tags",
  "first_publication_date",
  "last_publication_date",
];

/** Parses `document.tags`, `my.page.title`, `my.page.cards.title` or `document`; undefined for any other path. */
export function readPath(text: string): FieldPath | undefined {
  if (text === "document") return { kind: "document", name: "text" };
  const [root, type, ...path] = text.split(".");
  if (root === "document" && path.length === 0) {
    const name = properties.find((property) => property === type);
    return name && { kind: "document", name };
  }
  if (root !== "my" || !type || path.length === 0 || path.includes("")) return undefined;
  return { kind: "field", type, path };
}
