import { GraphQLString, type GraphQLUnionType } from "graphql";
import type { SliceChoice } from "../models/models.ts";
import { capitalize } from "./names.ts";
import type { FieldConfigs, SchemaScope, Values } from "./schema-scope.ts";
import { partFields, unionType, variationType } from "./variation-type.ts";

/** Creates `PageBody`, a union of `PageBodyQuote` and the zone's other slices; undefined for an empty zone. */
export function sliceZoneType(
  choices: ReadonlyMap<string, SliceChoice>,
  name: string,
  scope: SchemaScope,
): GraphQLUnionType | undefined {
  const members = [...choices].map(([id, choice]) => {
    const typeName = `${name}${capitalize(id)}`;
    const fields = () => ({ ...ownFields, ...contentFields(id, choice, typeName, scope) });
    return { id, name: typeName, fields };
  });
  return unionType(name, "slice_type", members, scope);
}

const ownFields: FieldConfigs = {
  type: { type: GraphQLString, resolve: ({ slice_type }) => slice_type },
  label: { type: GraphQLString, resolve: ({ slice_label }) => slice_label },
};

function contentFields(id: string, choice: SliceChoice, name: string, scope: SchemaScope): FieldConfigs {
  if (choice.kind === "shared") return variationField(id, scope);
  if (choice.kind === "composite") return partFields(choice, "fields", name, scope);
  return scope.fieldConfigs(new Map([["value", choice.field]]), name, (slice: Values) => slice, scope);
}

function variationField(id: string, scope: SchemaScope): FieldConfigs {
  const type = variationType(id, scope);
  return type ? { variation: { type, resolve: withVariation } } : {};
}

/** Returns null for a slice whose variation was deleted. */
function withVariation(slice: Values): Values | null {
  return slice["variation"] === undefined ? null : slice;
}
