import { GraphQLList, GraphQLObjectType, type GraphQLOutputType } from "graphql";
import { isRecord } from "@tessera/runtime/is-record.ts";
import type { FieldModel, Fields } from "../models/models.ts";
import { Linkable } from "./linkable-types.ts";
import { capitalize, Names } from "./names.ts";
import type { DocumentLoader } from "./document-loader.ts";
import { Json, plainTypes } from "./scalars.ts";
import type { FieldConfigs, RecordType, SchemaScope, Values } from "./schema-scope.ts";
import { sliceZoneType } from "./slice-zone-type.ts";

/** Implements `SchemaScope.fieldConfigs`. */
export function fieldConfigs<Source>(
  fields: Fields,
  owner: string,
  listValues: (source: Source) => Values,
  scope: SchemaScope,
): FieldConfigs<Source> {
  const names = new Names(["_meta", "_linkType"]);
  const configs: FieldConfigs<Source> = {};
  for (const [key, model] of fields) {
    const type = fieldType(model, `${owner}${capitalize(key)}`, scope);
    if (!type) continue;
    const read = model.type === "Link" ? linkTargets : (value: unknown) => value;
    configs[names.take(key)] = { type, resolve: (source, _, loader) => read(listValues(source)[key], loader) };
  }
  return configs;
}

/** Implements `SchemaScope.recordType`. */
export function recordType(fields: Fields, name: string, scope: SchemaScope): RecordType | undefined {
  const configs = fieldConfigs(fields, name, (values: Values) => values, scope);
  return Object.keys(configs).length === 0
    ? undefined
    : new GraphQLObjectType({ name: scope.names.take(name), fields: configs });
}

function fieldType(model: FieldModel, name: string, scope: SchemaScope): GraphQLOutputType | undefined {
  switch (model.type) {
    case "Group":
      return asList(recordType(model.fields, name, scope));
    case "Slices":
      return asList(sliceZoneType(model.choices, name, scope));
    case "Link":
      return model.repeat ? asList(Linkable) : Linkable;
    case "Image":
    case "Unknown":
      return Json;
    default:
      return plainTypes[model.type];
  }
}

function asList(type: GraphQLOutputType | undefined): GraphQLOutputType | undefined {
  return type && new GraphQLList(type);
}

function linkTargets(value: unknown, loader: DocumentLoader): unknown {
  return Array.isArray(value) ? value.map((link) => linkTarget(link, loader)) : linkTarget(value, loader);
}

/** Returns the target of a link as a `_Linkable`; null for an empty or broken link. */
function linkTarget(link: unknown, loader: DocumentLoader): unknown {
  if (!isRecord(link)) return null;
  const { link_type, id, isBroken, url, kind } = link;
  if (link_type === "Document") return typeof id === "string" && isBroken !== true ? loader.document(id) : null;
  if (typeof url !== "string") return null;
  if (link_type !== "Media") return { ...link, __typename: "_ExternalLink", _linkType: "Link.web" };
  return kind === "image"
    ? { ...link, __typename: "_ImageLink", _linkType: "Link.image" }
    : { ...link, __typename: "_FileLink", _linkType: "Link.file" };
}
