import { GraphQLList } from "graphql";
import type { Fields } from "../models/field-model.ts";
import { capitalised } from "./names.ts";
import type { FieldConfigs, SchemaScope } from "./schema-scope.ts";

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
