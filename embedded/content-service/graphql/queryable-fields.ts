import { GraphQLBoolean, GraphQLFloat, type GraphQLInputType, GraphQLString } from "graphql";
import type { FieldModel, Fields } from "../models/models.ts";
import type { Condition } from "./condition.ts";
import { Names } from "./names.ts";
import { DateScalar, DateTime } from "./scalars.ts";

type Choice = readonly [suffix: string, operator: string, type: GraphQLInputType];

const text: readonly Choice[] = [["", "at", GraphQLString]];
const words: Choice = ["_fulltext", "fulltext", GraphQLString];
const moments = (type: GraphQLInputType): readonly Choice[] => [
  ["", "at", type],
  ["_after", "date.after", type],
  ["_before", "date.before", type],
];

const choices: { readonly [Type in FieldModel["type"]]?: readonly Choice[] } = {
  Text: [...text, words],
  Select: text,
  Color: text,
  StructuredText: [words],
  Number: [
    ["", "at", GraphQLFloat],
    ["_gt", "number.gt", GraphQLFloat],
    ["_lt", "number.lt", GraphQLFloat],
  ],
  Boolean: [["", "at", GraphQLBoolean]],
  Date: moments(DateScalar),
  Timestamp: moments(DateTime),
  // Compares the id of the link's target.
  Link: text,
};

/** Returns the conditions that `where` supports: fields of a type, without those in groups and slices. */
export function fieldConditions(type: string, fields: Fields): readonly Condition[] {
  const names = new Names();
  return [...fields].flatMap(([key, model]) =>
    (choices[model.type] ?? []).map(([suffix, operator, input]) => ({
      name: names.take(`${key}${suffix}`),
      type: input,
      operator,
      path: `my.${type}.${key}`,
    })),
  );
}

export const sortableDates: ReadonlyMap<string, string> = new Map([
  ["meta_firstPublicationDate", "document.first_publication_date"],
  ["meta_lastPublicationDate", "document.last_publication_date"],
]);

const sortableTypes = new Set(["Text", "Select", "Color", "Number", "Range", "Boolean", "Date", "Timestamp"]);

/** Returns the paths that documents of a type can be sorted by, by their GraphQL names. */
export function sortableFields(type: string, fields: Fields): ReadonlyMap<string, string> {
  const names = new Names([...sortableDates.keys()]);
  const own = [...fields].filter(([, model]) => sortableTypes.has(model.type));
  return new Map([...sortableDates, ...own.map(([key]) => [names.take(key), `my.${type}.${key}`] as const)]);
}
