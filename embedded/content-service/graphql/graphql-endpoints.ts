import type { JsonReply } from "../../http/send-json.ts";
import { sightOf } from "../http/access.ts";
import type { Call, Endpoint } from "../http/endpoint.ts";
import { forbidden, wrongToken } from "../http/forbidden.ts";
import type { ServiceContext } from "../http/service-context.ts";
import { unseen } from "../http/unseen.ts";
import { findView } from "../refs/find-view.ts";
import { refOf } from "../refs/write-ref.ts";
import { answerQuery } from "./answer-query.ts";

/** Prismic's GraphQL API, at the address that its client makes of the repository's and beside the Document API. */
export function graphQLEndpoints(context: ServiceContext): readonly Endpoint[] {
  const answer = (call: Call) => answerCall(call, context);
  return ["/graphql", "/api/v2/graphql"].map((path): Endpoint => ({ method: "GET", path, answer }));
}

async function answerCall(call: Call, context: ServiceContext): Promise<JsonReply> {
  const { store, repositoryName, access, now } = context;
  const { origin } = call.url;
  const sight = sightOf(call, access);
  if (!sight) return forbidden(wrongToken, origin);
  const state = await store.state();
  const viewer = { store, state, repositoryName, seesReleases: sight.releases, now: now() };
  const seen = await findView(refIn(call), viewer);
  if (seen.found !== "view") return unseen(seen.found, refOf(state), origin);
  const { view, ref } = seen;
  const mediaBaseUrl = context.mediaBaseUrl ?? origin;
  return answerQuery(call.url.searchParams, { ...wholeDocuments, store, view, ref, origin, mediaBaseUrl });
}

/** The header counts: the parameter is there to keep caches from mixing up refs. */
function refIn({ headers, url }: Call): string {
  const header = headers["prismic-ref"];
  return typeof header === "string" ? header : (url.searchParams.get("ref") ?? "");
}

const wholeDocuments = { fetch: undefined, fetchLinks: [], graphQuery: undefined, routes: [], brokenRoute: undefined };
