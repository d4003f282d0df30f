import type { GraphQLFieldConfigMap, GraphQLObjectType, GraphQLUnionType } from "graphql";
import type { Fields, Models } from "../models/models.ts";
import type { Names } from "./names.ts";
import type { DocumentLoader } from "./document-loader.ts";

/** What the types of one schema share while they are made. */
export interface SchemaScope {
  readonly models: Models;
  /** Of types. */
  readonly names: Names;
  /** Of shared slices, by their ids: a zone makes what no zone before it has made. */
  readonly variations: Map<string, GraphQLUnionType | undefined>;
  /** The type of a record of fields; undefined when it has none, for GraphQL has no types without fields. */
  readonly recordType: (fields: Fields, name: string, scope: SchemaScope) => RecordType | undefined;
  /** The fields of a type that has those of a model; `owner` begins the names of types that are made for them. */
  readonly fieldConfigs: <Source>(
    fields: Fields,
    owner: string,
    valuesOf: (source: Source) => Values,
    scope: SchemaScope,
  ) => FieldConfigs<Source>;
}

export type Values = Readonly<Record<string, unknown>>;
export type RecordType = GraphQLObjectType<Values, DocumentLoader>;
export type FieldConfigs<Source = Values> = GraphQLFieldConfigMap<Source, DocumentLoader>;
