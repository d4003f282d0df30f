import { GraphQLList, GraphQLObjectType, GraphQLString, GraphQLUnionType } from "graphql";
import type { Fields } from "../models/models.ts";
import { capitalize } from "./names.ts";
import type { FieldConfigs, SchemaScope, Values } from "./schema-scope.ts";

/**
 * Returns `HeroVariation`, a union of `HeroDefault` and others, the same in all zones. Undefined for a slice without a
 * model.
 */
export function variationType(slice: string, scope: SchemaScope): GraphQLUnionType | undefined {
  const { variations } = scope;
  if (!variations.has(slice)) variations.set(slice, newType(slice, scope));
  return variations.get(slice);
}

function newType(slice: string, scope: SchemaScope): GraphQLUnionType | undefined {
  const name = capitalize(slice);
  const members = [...(scope.models.slices.get(slice) ?? [])].map(([id, variation]) => {
    const typeName = `${name}${capitalize(id)}`;
    const fields = () => ({ ...ownFields, ...partFields(variation, "items", typeName, scope) });
    return { id, name: typeName, fields };
  });
  return unionType(`${name}Variation`, "variation", members, scope);
}

/** A field for variations that may have no others. */
const ownFields: FieldConfigs = { version: { type: GraphQLString } };

interface Parts {
  readonly primary: Fields;
  readonly items: Fields;
}

/** Creates the fields of a slice's parts. Items are named `fields` in slices that are not shared. */
export function partFields(
  { primary, items }: Parts,
  itemsName: "items" | "fields",
  name: string,
  scope: SchemaScope,
): FieldConfigs {
  const primaryType = scope.recordType(primary, `${name}Primary`, scope);
  const itemType = scope.recordType(items, `${name}${capitalize(itemsName)}`, scope);
  return {
    ...(primaryType ? { primary: { type: primaryType } } : {}),
    ...(itemType ? { [itemsName]: { type: new GraphQLList(itemType), resolve: (slice) => slice["items"] } } : {}),
  };
}

interface Member {
  /** The value of `key` for this type. */
  readonly id: string;
  /** Name of the type. */
  readonly name: string;
  readonly fields: () => FieldConfigs;
}

/** Creates a union and its member types; undefined without members, because GraphQL requires some. */
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
