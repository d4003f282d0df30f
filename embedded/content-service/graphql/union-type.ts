import { GraphQLObjectType, GraphQLUnionType } from "graphql";
import type { FieldConfigs, SchemaScope, Values } from "./schema-scope.ts";

interface Member {
  /** What `key` says in a value of this type. */
  readonly id: string;
  /** Of the type. */
  readonly name: string;
  readonly fields: () => FieldConfigs;
}

/** A type that is one of its members, which are made for it; undefined without any, for GraphQL has no such unions. */
export function unionType(
  name: string,
  key: string,
  members: readonly Member[],
  { names }: SchemaScope,
): GraphQLUnionType | undefined {
  if (members.length === 0) return undefined;
  const types = new Map(
    members.map(({ id, fields, ...member }) => [id, new GraphQLObjectType({ name: names.take(member.name), fields })]),
  );
  const resolveType = (value: Values) => types.get(String(value[key]))?.name;
  return new GraphQLUnionType({ name: names.take(name), types: [...types.values()], resolveType });
}
