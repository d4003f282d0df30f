import { GraphQLError, type GraphQLFieldConfigArgumentMap, type GraphQLInputType } from "graphql";
import * as v from "valibot";
import { checkPredicate } from "../query/check-predicate.ts";
import type { Predicate } from "../query/predicate.ts";

/** An argument that filters documents, and the predicate that it stands for. */
export interface Condition {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly operator: string;
  /** A path as in `q`: `my.page.title`. */
  readonly path: string;
}

type Arguments = Readonly<Record<string, unknown>>;

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const argument = v.union([scalar, v.array(scalar)]);

export function toArgumentMap(conditions: readonly Condition[]): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(conditions.map(({ name, type }) => [name, { type }]));
}

/** Returns the predicates of the arguments that are not null. Throws a `GraphQLError` for an invalid value. */
export function toPredicates(conditions: readonly Condition[], args: Arguments): readonly Predicate[] {
  return conditions.flatMap(({ name, operator, path }) => {
    const value = args[name] ?? undefined;
    return value === undefined ? [] : [toPredicate(operator, path, v.parse(argument, value))];
  });
}

export function toPredicate(operator: string, pathText: string, value: v.InferOutput<typeof argument>): Predicate {
  const path = checkPredicate(operator, pathText, [value]);
  if ("problem" in path) throw new GraphQLError(path.problem);
  return { operator, path, values: [value], offset: 0, source: "" };
}
