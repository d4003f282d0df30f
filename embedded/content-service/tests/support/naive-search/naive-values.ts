import type { FieldPath, Scalar } from "../../../query/predicate.ts";
import { listScalars } from "../../../query/list-scalars.ts";
import type { StoredDocument } from "../../../store/document.ts";
import { isRecord } from "@tessera/runtime/is-record.ts";

/** Returns a document's values at a path: empty for another type, several for tags and groups. */
export function naiveValues(document: StoredDocument, path: FieldPath): readonly Scalar[] {
  if (path.kind === "document") return propertyValues(document, path.name);
  if (path.type !== document.type) return [];
  if (path.path.join() === "uid") return present(document.uid);
  const parents = path.path.slice(0, -1).reduce<readonly unknown[]>(itemsAt, [document.data]);
  return parents.flatMap((parent) => listScalars(valueAt(parent, path.path.at(-1) ?? "")));
}

function propertyValues(document: StoredDocument, name: string): readonly Scalar[] {
  if (name === "tags") return document.tags;
  if (name === "first_publication_date") return present(document.firstPublished);
  if (name === "last_publication_date") return present(document.lastPublished);
  return name === "id" ? [document.id] : [name === "type" ? document.type : document.lang];
}

function itemsAt(values: readonly unknown[], key: string): readonly unknown[] {
  return values.flatMap((value) => valueAt(value, key) ?? []);
}

function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function present(value: Scalar | null): readonly Scalar[] {
  return value === null ? [] : [value];
}
