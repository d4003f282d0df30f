import type { StoredDocument } from "../store/stored-document.ts";
import { fieldValues } from "./field-values.ts";
import { operators } from "./operators.ts";
import type { Predicate } from "./predicate.ts";

/** True when a predicate holds for a document. One about `my.page.*` holds for documents of type `page` only. */
export function matches(document: StoredDocument, { operator, path, values }: Predicate): boolean {
  if (path.kind === "field" && path.type !== document.type) return false;
  return operators[operator]?.test(fieldValues(document, path), values) ?? false;
}
