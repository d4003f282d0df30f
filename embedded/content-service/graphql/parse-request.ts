import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import * as v from "valibot";
import { record } from "../models/record.ts";
import { measureQuery } from "./measure-query.ts";

export interface GraphQLRequest {
  readonly document: DocumentNode;
  readonly variableValues: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

const maxTokens = 4000;
const maxDepth = 12;
const maxFields = 1000;

const variablesText = v.pipe(v.string(), v.parseJson(), v.nullable(record, {}));

/** Parses `query`, `variables` and `operationName`; returns errors for invalid or too large requests. */
export function parseRequest(
  parameters: URLSearchParams,
  schema: GraphQLSchema,
): GraphQLRequest | readonly GraphQLError[] {
  const document = parseDocument(parameters.get("query") ?? "");
  if (document instanceof GraphQLError) return [document];
  const { depth, fields } = measureQuery(document);
  if (depth > maxDepth)
    return [new GraphQLError(`The query nests ${depth} levels of fields: ${maxDepth} is the most.`)];
  if (fields > maxFields) return [new GraphQLError(`The query has more than ${maxFields} fields.`)];
  const errors = validate(schema, document, undefined, { maxErrors: 20 });
  if (errors.length > 0) return errors;
  const variables = v.safeParse(variablesText, parameters.get("variables") || "{}");
  if (!variables.success) return [new GraphQLError("variables: must be a JSON object")];
  return { document, variableValues: variables.output, operationName: parameters.get("operationName") || null };
}

function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    // The parser recurses: a query that nests too deep exhausts the stack.
    if (error instanceof RangeError) return new GraphQLError("The query nests too deep.");
    throw error;
  }
}
