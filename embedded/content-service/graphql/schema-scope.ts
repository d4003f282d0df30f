import type { GraphQLFieldConfigMap, GraphQLObjectType, GraphQLUnionType } from "graphql";
import type { Fields, Models } from "../models/models.ts";
import type { Names } from "./names.ts";
import type { DocumentLoader } from "./document-loader.ts";

/** State that the types of one schema share during creation. */
export interface SchemaScope {
  readonly models: Models;
  /** Names of types. */
  readonly names: Names;
  /** Types of shared slices by id; the first zone that has a slice creates its type. */
  readonly variations: Map<string, GraphQLUnionType | undefined>;
  /** Creates the type of a record of fields; undefined without fields, because GraphQL requires some. */
  readonly recordType: (fields: Fields, name: string, scope: SchemaScope) => RecordType | undefined;
  /** Creates the fields of a model; names of nested types start with `owner`. */
  readonly fieldConfigs: <Source>(
    fields: Fields,
    owner: string,
    listValues: (source: Source) => Values,
    scope: SchemaScope,
  ) => FieldConfigs<Source>;
}

export type Values = Readonly<Record<string, unknown>>;
export type RecordType = GraphQLObjectType<Values, DocumentLoader>;
export type FieldConfigs<Source = Values> = GraphQLFieldConfigMap<Source, DocumentLoader>;
