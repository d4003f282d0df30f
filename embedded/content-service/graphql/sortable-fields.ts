import type { Fields } from "../models/field-model.ts";
import { Names } from "./names.ts";

export const sortableDates: ReadonlyMap<string, string> = new Map([
  ["meta_firstPublicationDate", "document.first_publication_date"],
  ["meta_lastPublicationDate", "document.last_publication_date"],
]);

const sortableTypes = new Set(["Text", "Select", "Color", "Number", "Range", "Boolean", "Date", "Timestamp"]);

/** What documents of a type can be sorted by: paths as in orderings, by the names that GraphQL has for them. */
export function sortableFields(type: string, fields: Fields): ReadonlyMap<string, string> {
  const names = new Names([...sortableDates.keys()]);
  const own = [...fields].filter(([, model]) => sortableTypes.has(model.type));
  return new Map([...sortableDates, ...own.map(([key]) => [names.take(key), `my.${type}.${key}`] as const)]);
}
