import type { GraphQLFieldConfig, GraphQLInterfaceType, GraphQLObjectType } from "graphql";
import * as v from "valibot";
import { record } from "../models/record.ts";
import { parseOrderings } from "../query/orderings.ts";
import type { Predicate } from "../query/predicate.ts";
import { type Condition, predicatesOf } from "./condition.ts";
import { type ArgumentParts, connectionArguments } from "./connection-arguments.ts";
import { type Connection, connectionType } from "./connection.ts";
import { documentConditions } from "./document-conditions.ts";
import type { Reading } from "./reading.ts";

export interface ConnectionParts extends ArgumentParts {
  /** Of the type of connections. */
  readonly name: string;
  readonly node: GraphQLObjectType | GraphQLInterfaceType;
  /** Which documents there are at all. */
  readonly scope: readonly Predicate[];
  /** That only documents of this kind can fulfil. */
  readonly conditions: readonly Condition[];
}

const largestPage = 100;

const paging = v.object({
  lang: v.nullish(v.string(), "*"),
  after: v.nullish(v.string(), ""),
  first: v.nullish(v.number(), 20),
  sortBy: v.nullish(v.string(), ""),
  where: v.nullish(record, {}),
});

/** `allPages(…)` */
export function connectionField(
  parts: ConnectionParts,
): GraphQLFieldConfig<unknown, Reading, Readonly<Record<string, unknown>>> {
  const conditions = [...documentConditions, ...parts.conditions];
  return {
    type: connectionType(parts.name, parts.node),
    args: connectionArguments(parts, conditions),
    resolve: async (_, given, reading): Promise<Connection> => {
      const { lang, after, first, sortBy, where } = v.parse(paging, given);
      const predicates = [
        ...parts.scope,
        ...predicatesOf(conditions, given),
        ...predicatesOf(parts.where?.conditions ?? [], where),
      ];
      const pageSize = Math.min(Math.max(first, 1), largestPage);
      const query = { predicates, lang, orderings: parseOrderings(sortBy) ?? [], after, page: 1, pageSize };
      return { query, ...(await reading.search(query)) };
    },
  };
}
