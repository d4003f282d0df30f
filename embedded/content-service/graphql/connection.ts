import {
  GraphQLBoolean,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from "graphql";
import type { DocumentQuery } from "../store/document-query.ts";
import type { DocumentLoader } from "./document-loader.ts";
import { Long } from "./scalars.ts";
import type { GraphQLDocument } from "./graphql-document.ts";

/** A page of documents. The cursor of a document is its id. */
export interface Connection {
  readonly query: DocumentQuery;
  readonly documents: readonly GraphQLDocument[];
  /** Number of documents from the first of these to the last of all pages. */
  readonly total: number;
}

export const PageInfo = new GraphQLObjectType<Connection, DocumentLoader>({
  name: "PageInfo",
  fields: {
    hasNextPage: {
      type: new GraphQLNonNull(GraphQLBoolean),
      resolve: ({ documents, total }) => total > documents.length,
    },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean), resolve: ({ query }) => query.after !== "" },
    startCursor: { type: GraphQLString, resolve: ({ documents }) => documents[0]?._meta.id },
    endCursor: { type: GraphQLString, resolve: ({ documents }) => documents.at(-1)?._meta.id },
  },
});

/** Creates `PageConnectionConnection`: a page of nodes of a type. */
export function connectionType(name: string, node: GraphQLObjectType | GraphQLInterfaceType) {
  const edge = new GraphQLObjectType<GraphQLDocument, DocumentLoader>({
    name: `${name}Edge`,
    fields: {
      node: { type: new GraphQLNonNull(node), resolve: (document) => document },
      cursor: { type: new GraphQLNonNull(GraphQLString), resolve: ({ _meta }) => _meta.id },
    },
  });
  return new GraphQLObjectType<Connection, DocumentLoader>({
    name,
    fields: {
      edges: { type: new GraphQLList(edge), resolve: ({ documents }) => documents },
      pageInfo: { type: new GraphQLNonNull(PageInfo), resolve: (connection) => connection },
      totalCount: { type: new GraphQLNonNull(Long), resolve: countAll },
    },
  });
}

/** Counts the documents of all pages; the total of a page after a cursor excludes earlier ones. */
async function countAll({ query, total }: Connection, _: unknown, loader: DocumentLoader): Promise<number> {
  return query.after === "" ? total : (await loader.search({ ...query, after: "", pageSize: 1 })).total;
}
