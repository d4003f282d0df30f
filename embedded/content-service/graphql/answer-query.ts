import type { JsonReply } from "../../http/send-json.ts";
import { execute, GraphQLError } from "graphql";
import { parseRequest } from "./parse-request.ts";
import { readSchema } from "./read-schema.ts";
import { Reading, type ReadingContext } from "./reading.ts";
import { TooCostly } from "../present/too-costly.ts";

/** Answers the parameters of a GraphQL request: 400 for one that can't be executed, else data and what errors there were. */
export async function answerQuery(parameters: URLSearchParams, context: ReadingContext): Promise<JsonReply> {
  const { schema, typeNames } = await readSchema(context.store);
  const request = parseRequest(parameters, schema);
  if (!("document" in request)) return { status: 400, body: { errors: request } };
  const result = await execute({ schema, ...request, contextValue: new Reading(context, typeNames) });
  const failure = result.errors?.map(({ originalError }) => originalError).find(isFailure);
  if (failure instanceof TooCostly) return { status: 400, body: { errors: [{ message: failure.message }] } };
  if (failure) throw failure;
  return { status: result.data === undefined ? 400 : 200, body: result, headers: revalidated };
}

/** Not the client's doing: GraphQL's own errors are. */
function isFailure(error: Error | undefined): boolean {
  return error !== undefined && !(error instanceof GraphQLError);
}

/** What a ref shows hardly ever changes, but who may see it does; the ref and the token come in headers. */
const revalidated = { "cache-control": "no-cache", vary: "prismic-ref, authorization" };
