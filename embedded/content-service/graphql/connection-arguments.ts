import {
  GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLString,
} from "graphql";
import { argumentsOf, type Condition } from "./condition.ts";

export interface ArgumentParts {
  /** Of the type of `where`, and what that may ask; undefined when it may ask nothing. */
  readonly where: { readonly name: string; readonly conditions: readonly Condition[] } | undefined;
  /** Of the type of `sortBy`. */
  readonly sortName: string;
  /** Paths as in orderings, by their names. */
  readonly sortable: ReadonlyMap<string, string>;
}

export function connectionArguments(
  parts: ArgumentParts,
  conditions: readonly Condition[],
): GraphQLFieldConfigArgumentMap {
  return {
    lang: { type: GraphQLString },
    after: { type: GraphQLString },
    first: { type: GraphQLInt },
    sortBy: { type: sortType(parts) },
    ...whereArgument(parts.where),
    ...argumentsOf(conditions),
  };
}

/** Its values are orderings as the Document API has them. */
function sortType({ sortName, sortable }: ArgumentParts): GraphQLEnumType {
  const values = [...sortable].flatMap(([name, path]) => [
    [`${name}_ASC`, { value: path }],
    [`${name}_DESC`, { value: `${path} desc` }],
  ]);
  return new GraphQLEnumType({ name: sortName, values: Object.fromEntries(values) });
}

function whereArgument(where: ArgumentParts["where"]): GraphQLFieldConfigArgumentMap {
  if (!where) return {};
  return { where: { type: new GraphQLInputObjectType({ name: where.name, fields: argumentsOf(where.conditions) }) } };
}
