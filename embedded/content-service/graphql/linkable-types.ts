import { GraphQLInterfaceType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import { DateTime, Long } from "./scalars.ts";

const text = { type: new GraphQLNonNull(GraphQLString) };
const _linkType = { type: GraphQLString };

export const RelatedDocument = new GraphQLObjectType({
  name: "RelatedDocument",
  fields: { id: text, uid: { type: GraphQLString }, type: text, lang: text },
});

export const Meta = new GraphQLObjectType({
  name: "Meta",
  fields: {
    ...RelatedDocument.toConfig().fields,
    tags: { type: new GraphQLNonNull(new GraphQLList(text.type)) },
    firstPublicationDate: { type: DateTime },
    lastPublicationDate: { type: DateTime },
    alternateLanguages: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(RelatedDocument))) },
  },
});

/** The target of a link. Values name their own type in `__typename`. */
export const Linkable = new GraphQLInterfaceType({ name: "_Linkable", fields: { _linkType } });

const _meta = { type: new GraphQLNonNull(Meta) };

export const DocumentInterface = new GraphQLInterfaceType({ name: "_Document", fields: { _meta } });

/** Fields of every document, besides those of its model. */
export const documentFields = { _meta, _linkType };

const address = { _linkType, url: text };
const file = { ...address, name: { type: GraphQLString }, size: { type: Long } };
/** Targets of links besides documents. */
export const linkTypes = [
  new GraphQLObjectType({
    name: "_ExternalLink",
    interfaces: [Linkable],
    fields: { ...address, target: { type: GraphQLString } },
  }),
  new GraphQLObjectType({ name: "_FileLink", interfaces: [Linkable], fields: file }),
  new GraphQLObjectType({
    name: "_ImageLink",
    interfaces: [Linkable],
    fields: { ...file, width: { type: Long }, height: { type: Long } },
  }),
];
