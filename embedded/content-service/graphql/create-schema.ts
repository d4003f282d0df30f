import { GraphQLObjectType, GraphQLSchema, specifiedScalarTypes } from "graphql";
import type { Fields, Models } from "../models/models.ts";
import { PageInfo } from "./connection.ts";
import { fieldConfigs, recordType } from "./field-configs.ts";
import { documentFields, DocumentInterface, Linkable, linkTypes, Meta, RelatedDocument } from "./linkable-types.ts";
import { capitalize, Names } from "./names.ts";
import { queryType } from "./query-type.ts";
import type { DocumentLoader } from "./document-loader.ts";
import { DateScalar, DateTime, Json, Long } from "./scalars.ts";
import type { SchemaScope } from "./schema-scope.ts";
import type { GraphQLDocument } from "./graphql-document.ts";

export interface ContentSchema {
  readonly schema: GraphQLSchema;
  /** Names of GraphQL types, by custom type. */
  readonly typeNames: ReadonlyMap<string, string>;
}

const ownTypes = [Json, DateScalar, DateTime, Long, Meta, RelatedDocument, PageInfo, DocumentInterface, Linkable];
const reserved = ["Query", ...[...specifiedScalarTypes, ...ownTypes, ...linkTypes].map(({ name }) => name)];

/**
 * Creates the schema of a repository with Prismic's names: `page`, `allPages` and `_allDocuments` for a type `page`.
 */
export function createSchema(models: Models): ContentSchema {
  const names = new Names(reserved);
  const typeNames = new Map([...models.types.keys()].map((id) => [id, names.take(capitalize(id))]));
  const scope = { models, names, variations: new Map(), recordType, fieldConfigs };
  const documentTypes = [...models.types].map(([id, fields]) => {
    return { id, fields, type: documentType(typeNames.get(id) ?? id, fields, scope) };
  });
  const types = [...linkTypes, ...documentTypes.map(({ type }) => type)];
  return { schema: new GraphQLSchema({ query: queryType(documentTypes, names), types }), typeNames };
}

function documentType(
  name: string,
  fields: Fields,
  scope: SchemaScope,
): GraphQLObjectType<GraphQLDocument, DocumentLoader> {
  return new GraphQLObjectType<GraphQLDocument, DocumentLoader>({
    name,
    interfaces: [DocumentInterface, Linkable],
    fields: () => ({ ...documentFields, ...fieldConfigs(fields, name, ({ data }: GraphQLDocument) => data, scope) }),
  });
}
