import { GraphQLList, GraphQLObjectType, GraphQLString, GraphQLUnionType } from "graphql";
import type { Fields } from "../models/models.ts";
import { capitalised } from "./names.ts";
import type { FieldConfigs, SchemaScope, Values } from "./schema-scope.ts";

/** `HeroVariation`, which is `HeroDefault` or another, the same in all zones; undefined for a slice without a model. */
export function variationType(slice: string, scope: SchemaScope): GraphQLUnionType | undefined {
  const { variations } = scope;
  if (!variations.has(slice)) variations.set(slice, newType(slice, scope));
  return variations.get(slice);
}

function newType(slice: string, scope: SchemaScope): GraphQLUnionType | undefined {
  const name = capitalised(slice);
  const members = [...(scope.models.slices.get(slice) ?? [])].map(([id, variation]) => {
    const typeName = `${name}${capitalised(id)}`;
    const fields = () => ({ ...ownFields, ...partFields(variation, "items", typeName, scope) });
    return { id, name: typeName, fields };
  });
  return unionType(`${name}Variation`, "variation", members, scope);
}

/** Of a variation that may have no others. */
const ownFields: FieldConfigs = { version: { type: GraphQLString } };

interface Parts {
  readonly primary: Fields;
  readonly items: Fields;
}

/** The parts of a slice that have fields. Its items are called `fields` where the slice is no shared one. */
export function partFields(
  { primary, items }: Parts,
  itemsName: "items" | "fields",
  name: string,
  scope: SchemaScope,
): FieldConfigs {
  const primaryType = scope.recordType(primary, `${name}Primary`, scope);
  const itemType = scope.recordType(items, `${name}${capitalised(itemsName)}`, scope);
  return {
    ...(primaryType ? { primary: { type: primaryType } } : {}),
    ...(itemType ? { [itemsName]: { type: new GraphQLList(itemType), resolve: (slice) => slice["items"] } } : {}),
  };
}

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
