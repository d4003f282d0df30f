import { execute, GraphQLError } from "graphql";
import type { HonoRequest } from "hono";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Permissions } from "../http/access.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { permitted } from "../http/read-endpoints.ts";
import type { ServiceContext } from "../http/service-context.ts";
import { requestedView } from "../http/requested-view.ts";
import type { Models } from "../models/models.ts";
import { type ModelSource, readModels } from "../models/read-models.ts";
import { TooCostly } from "../present/linked-data.ts";
import { type ContentSchema, createSchema } from "./create-schema.ts";
import { parseRequest } from "./parse-request.ts";
import { DocumentLoader, type LoaderContext } from "./document-loader.ts";

/** Prismic's GraphQL API: at the path that its client derives, and beside the Document API. */
export function graphQLEndpoints(context: ServiceContext): readonly Endpoint[] {
  const handle = permitted((request, permissions) => respond(request, permissions, context), context);
  return ["/graphql", "/api/v2/graphql"].map((path): Endpoint => ({ method: "GET", path, handle }));
}

async function respond(request: HonoRequest, permissions: Permissions, context: ServiceContext): Promise<JsonReply> {
  const { origin, searchParams } = new URL(request.url);
  const ref = request.header("prismic-ref") ?? searchParams.get("ref") ?? "";
  const requested = await requestedView(ref, permissions, origin, context);
  if ("status" in requested) return requested;
  return executeQuery(searchParams, { ...wholeDocuments, ...requested, store: context.store });
}

const wholeDocuments = { fetch: undefined, fetchLinks: [], graphQuery: undefined, routes: [], brokenRoute: undefined };

/** Executes a GraphQL request: 400 when it cannot be executed, otherwise data and errors. */
async function executeQuery(parameters: URLSearchParams, context: LoaderContext): Promise<JsonReply> {
  const { schema, typeNames } = await readSchema(context.store);
  const request = parseRequest(parameters, schema);
  if (!("document" in request)) return { status: 400, body: { errors: request } };
  const result = await execute({ schema, ...request, contextValue: new DocumentLoader(context, typeNames) });
  const failure = result.errors?.map(({ originalError }) => originalError).find(isFailure);
  if (failure instanceof TooCostly) return { status: 400, body: { errors: [{ message: failure.message }] } };
  if (failure) throw failure;
  return { status: result.data === undefined ? 400 : 200, body: result, headers: revalidated };
}

/** True for a fault of the service; GraphQL's own errors are the client's. */
function isFailure(error: Error | undefined): boolean {
  return error !== undefined && !(error instanceof GraphQLError);
}

/** Clients revalidate: a ref rarely shows something else, but permissions change. Ref and token are in headers. */
const revalidated = { "cache-control": "no-cache", vary: "prismic-ref, authorization" };

const known = new WeakMap<Models, ContentSchema>();

/** Returns the schema of a store's models, created once for each revision. */
async function readSchema(store: ModelSource): Promise<ContentSchema> {
  const models = await readModels(store);
  const schema = known.get(models) ?? createSchema(models);
  known.set(models, schema);
  return schema;
}
