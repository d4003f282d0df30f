import { GraphQLBoolean, GraphQLFloat, type GraphQLOutputType, GraphQLScalarType, GraphQLString } from "graphql";
import type { PlainType } from "../models/models.ts";

/** A value in the format of the Document API. */
export const Json = new GraphQLScalarType({ name: "Json" });

/** `2026-01-02` */
export const DateScalar = new GraphQLScalarType({ ...GraphQLString.toConfig(), name: "Date", description: null });

/** `2026-01-02T10:00:00+0000` */
export const DateTime = new GraphQLScalarType({ ...GraphQLString.toConfig(), name: "DateTime", description: null });

/** An integer that may exceed 32 bits; the Document API has it as a string. */
export const Long = new GraphQLScalarType({ name: "Long", serialize: Number });

/** Types of fields that hold one value. A uid is in `_meta`, and a separator is for editors. */
export const plainTypes: Readonly<Record<PlainType, GraphQLOutputType | undefined>> = {
  StructuredText: Json,
  Text: GraphQLString,
  Select: GraphQLString,
  Color: GraphQLString,
  Number: GraphQLFloat,
  Range: GraphQLString,
  Boolean: GraphQLBoolean,
  Date: DateScalar,
  Timestamp: DateTime,
  Embed: Json,
  GeoPoint: Json,
  IntegrationFields: Json,
  Table: Json,
  Separator: undefined,
  UID: undefined,
};
