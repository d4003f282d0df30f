import { GraphQLList, GraphQLNonNull, GraphQLString } from "graphql";
import type { Condition } from "./condition.ts";
import { DateTime } from "./scalars.ts";

const texts = new GraphQLList(new GraphQLNonNull(GraphQLString));

/** Conditions on documents of every type. `lang` is an argument of the search instead. */
export const documentConditions: readonly Condition[] = [
  { name: "id", type: GraphQLString, operator: "at", path: "document.id" },
  { name: "id_in", type: texts, operator: "in", path: "document.id" },
  { name: "tags", type: texts, operator: "at", path: "document.tags" },
  { name: "tags_in", type: texts, operator: "any", path: "document.tags" },
  { name: "fulltext", type: GraphQLString, operator: "fulltext", path: "document" },
  ...dates("firstPublicationDate", "document.first_publication_date"),
  ...dates("lastPublicationDate", "document.last_publication_date"),
];

export const typeConditions: readonly Condition[] = [
  { name: "type", type: GraphQLString, operator: "at", path: "document.type" },
  { name: "type_in", type: texts, operator: "any", path: "document.type" },
];

export function uidConditions(type: string): readonly Condition[] {
  return [
    { name: "uid", type: GraphQLString, operator: "at", path: `my.${type}.uid` },
    { name: "uid_in", type: texts, operator: "in", path: `my.${type}.uid` },
  ];
}

function dates(name: string, path: string): readonly Condition[] {
  return [
    { name, type: DateTime, operator: "at", path },
    { name: `${name}_after`, type: DateTime, operator: "date.after", path },
    { name: `${name}_before`, type: DateTime, operator: "date.before", path },
  ];
}
