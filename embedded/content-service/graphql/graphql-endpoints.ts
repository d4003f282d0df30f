import type { JsonReply } from "../../http/send-json.ts";
import { sightOf } from "../http/access.ts";
import type { Call, Endpoint } from "../http/endpoint.ts";
import { forbidden, wrongToken } from "../http/forbidden.ts";
import type { ServiceContext } from "../http/service-context.ts";
import { viewOf } from "../http/view-of.ts";
import { answerQuery } from "./answer-query.ts";

/** Prismic's GraphQL API, at the address that its client makes of the repository's and beside the Document API. */
export function graphQLEndpoints(context: ServiceContext): readonly Endpoint[] {
  const answer = (call: Call) => answerCall(call, context);
  return ["/graphql", "/api/v2/graphql"].map((path): Endpoint => ({ method: "GET", path, answer }));
}

async function answerCall(call: Call, context: ServiceContext): Promise<JsonReply> {
  const { origin, searchParams } = call.url;
  const sight = sightOf(call, context.access);
  if (!sight) return forbidden(wrongToken, origin);
  const seen = await viewOf(refIn(call), sight, origin, context);
  return "status" in seen ? seen : answerQuery(searchParams, { ...wholeDocuments, ...seen, store: context.store });
}

/** The header counts: the parameter is there to keep caches from mixing up refs. */
function refIn({ headers, url }: Call): string {
  const header = headers["prismic-ref"];
  return typeof header === "string" ? header : (url.searchParams.get("ref") ?? "");
}

const wholeDocuments = { fetch: undefined, fetchLinks: [], graphQuery: undefined, routes: [], brokenRoute: undefined };
