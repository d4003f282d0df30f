import type { JsonReply } from "../../http/send-json.ts";
import { presentDocuments } from "../present/present-documents.ts";
import type { Sight } from "./access.ts";
import type { Call } from "./endpoint.ts";
import { resultPage } from "./result-page.ts";
import { parseSearch } from "./search-parameters.ts";
import type { ServiceContext } from "./service-context.ts";
import { viewOf } from "./view-of.ts";

/** Answers `GET /api/v2/documents/search`. */
export async function search({ url }: Call, sight: Sight, context: ServiceContext): Promise<JsonReply> {
  const { store } = context;
  const seen = await viewOf(url.searchParams.get("ref") ?? "", sight, url.origin, context);
  if ("status" in seen) return seen;
  const parsed = parseSearch(url.searchParams, seen.state);
  if ("status" in parsed) return parsed;
  const { query, presentation } = parsed;
  const { documents, total } = await store.search(seen.view, query);
  const results = await presentDocuments(documents, { ...presentation, ...seen, store });
  return { status: 200, body: resultPage(results, total, query, url), headers: revalidated };
}

/** What a ref shows hardly ever changes, but who may see it does. */
const revalidated = { "cache-control": "no-cache" };
