import { type GraphQLFieldConfig, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import * as v from "valibot";
import type { Fields } from "../models/models.ts";
import { toPredicate } from "./condition.ts";
import { connectionField } from "./connection-field.ts";
import { typeConditions, uidConditions } from "./document-conditions.ts";
import { DocumentInterface } from "./linkable-types.ts";
import { capitalize, Names } from "./names.ts";
import { fieldConditions, sortableDates, sortableFields } from "./queryable-fields.ts";
import type { DocumentLoader } from "./document-loader.ts";

interface DocumentType {
  /** Id of the custom type. */
  readonly id: string;
  readonly fields: Fields;
  readonly type: GraphQLObjectType;
}

type QueryField = GraphQLFieldConfig<unknown, DocumentLoader, Readonly<Record<string, unknown>>>;

/** Creates the root type. `types` contains the names of types that are taken. */
export function queryType(
  documents: readonly DocumentType[],
  types: Names,
): GraphQLObjectType<unknown, DocumentLoader> {
  const fields = new Names();
  const configs: [string, QueryField][] = [[fields.take("_allDocuments"), allDocuments(documents, types)]];
  for (const document of documents) {
    if (document.fields.get("uid")?.type === "UID") configs.push([fields.take(document.id), documentField(document)]);
    configs.push([fields.take(`all${capitalize(document.id)}s`), createTypeQuery(document, types)]);
  }
  return new GraphQLObjectType({ name: "Query", fields: Object.fromEntries(configs) });
}

/** Creates the field for documents of all types that have models. */
function allDocuments(documents: readonly DocumentType[], types: Names): QueryField {
  return connectionField({
    name: types.take("_DocumentConnection"),
    node: DocumentInterface,
    scope: [
      toPredicate(
        "any",
        "document.type",
        documents.map(({ id }) => id),
      ),
    ],
    conditions: typeConditions,
    where: undefined,
    sortName: types.take("SortDocumentsBy"),
    sortable: sortableDates,
  });
}

function createTypeQuery({ id, fields, type }: DocumentType, types: Names): QueryField {
  const conditions = fieldConditions(id, fields);
  return connectionField({
    name: types.take(`${type.name}ConnectionConnection`),
    node: type,
    scope: [toPredicate("at", "document.type", id)],
    conditions: uidConditions(id),
    where: conditions.length === 0 ? undefined : { name: types.take(`Where${type.name}`), conditions },
    sortName: types.take(`Sort${type.name}y`),
    sortable: sortableFields(id, fields),
  });
}

interface Documents {
  /** Id of the custom type. */
  readonly id: string;
  readonly type: GraphQLObjectType;
}

const address = v.object({ uid: v.string(), lang: v.string() });

/** Creates the field `page(uid: "rome", lang: "en-us")`, which is null without such a document. */
function documentField({
  id,
  type,
}: Documents): GraphQLFieldConfig<unknown, DocumentLoader, Readonly<Record<string, unknown>>> {
  const text = { type: new GraphQLNonNull(GraphQLString) };
  return {
    type,
    args: { uid: text, lang: text },
    resolve: async (_, args, loader) => {
      const { uid, lang } = v.parse(address, args);
      const predicates = [toPredicate("at", `my.${id}.uid`, uid)];
      const query = { predicates, lang, orderings: [], after: "", page: 1, pageSize: 1 };
      return (await loader.search(query)).documents[0];
    },
  };
}
