import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInputObjectType,
  GraphQLInt,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  GraphQLString,
} from "graphql";
import * as v from "valibot";
import { record } from "../models/record.ts";
import { parseOrderings } from "../query/orderings.ts";
import type { Predicate } from "../query/predicate.ts";
import { toArgumentMap, type Condition, toPredicates } from "./condition.ts";
import { type Connection, connectionType } from "./connection.ts";
import { documentConditions } from "./document-conditions.ts";
import type { DocumentLoader } from "./document-loader.ts";

interface ConnectionParts extends ArgumentParts {
  /** Name of the connection type. */
  readonly name: string;
  readonly node: GraphQLObjectType | GraphQLInterfaceType;
  /** Predicates that all documents of the field fulfill. */
  readonly scope: readonly Predicate[];
  /** Conditions that only documents of this type support. */
  readonly conditions: readonly Condition[];
}

const maxPageSize = 100;

const paging = v.object({
  lang: v.nullish(v.string(), "*"),
  after: v.nullish(v.string(), ""),
  first: v.nullish(v.number(), 20),
  sortBy: v.nullish(v.string(), ""),
  where: v.nullish(record, {}),
});

/** Creates the field `allPages(…)`. */
export function connectionField(
  parts: ConnectionParts,
): GraphQLFieldConfig<unknown, DocumentLoader, Readonly<Record<string, unknown>>> {
  const conditions = [...documentConditions, ...parts.conditions];
  return {
    type: connectionType(parts.name, parts.node),
    args: connectionArguments(parts, conditions),
    resolve: async (_, args, loader): Promise<Connection> => {
      const { lang, after, first, sortBy, where } = v.parse(paging, args);
      const predicates = [
        ...parts.scope,
        ...toPredicates(conditions, args),
        ...toPredicates(parts.where?.conditions ?? [], where),
      ];
      const pageSize = Math.min(Math.max(first, 1), maxPageSize);
      const query = { predicates, lang, orderings: parseOrderings(sortBy) ?? [], after, page: 1, pageSize };
      return { query, ...(await loader.search(query)) };
    },
  };
}

interface ArgumentParts {
  /** Name and conditions of the type of `where`; undefined without conditions. */
  readonly where: { readonly name: string; readonly conditions: readonly Condition[] } | undefined;
  /** Name of the type of `sortBy`. */
  readonly sortName: string;
  /** Paths of orderings, by their GraphQL names. */
  readonly sortable: ReadonlyMap<string, string>;
}

function connectionArguments(parts: ArgumentParts, conditions: readonly Condition[]): GraphQLFieldConfigArgumentMap {
  return {
    lang: { type: GraphQLString },
    after: { type: GraphQLString },
    first: { type: GraphQLInt },
    sortBy: { type: sortType(parts) },
    ...whereArgument(parts.where),
    ...toArgumentMap(conditions),
  };
}

/** Creates an enumeration whose values are orderings of the Document API. */
function sortType({ sortName, sortable }: ArgumentParts): GraphQLEnumType {
  const values = [...sortable].flatMap(([name, path]) => [
    [`${name}_ASC`, { value: path }],
    [`${name}_DESC`, { value: `${path} desc` }],
  ]);
  return new GraphQLEnumType({ name: sortName, values: Object.fromEntries(values) });
}

function whereArgument(where: ArgumentParts["where"]): GraphQLFieldConfigArgumentMap {
  if (!where) return {};
  return { where: { type: new GraphQLInputObjectType({ name: where.name, fields: toArgumentMap(where.conditions) }) } };
}
