import { GraphQLString, type GraphQLUnionType } from "graphql";
import { capitalised } from "./names.ts";
import { partFields } from "./part-fields.ts";
import type { FieldConfigs, SchemaScope } from "./schema-scope.ts";
import { unionType } from "./union-type.ts";

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
