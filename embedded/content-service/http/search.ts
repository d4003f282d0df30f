import type { JsonReply } from "../../http/send-json.ts";
import { presentDocuments } from "../present/present-documents.ts";
import { findView } from "../refs/find-view.ts";
import { refOf } from "../refs/write-ref.ts";
import type { Sight } from "./access.ts";
import type { Call } from "./endpoint.ts";
import { resultPage } from "./result-page.ts";
import { parseSearch } from "./search-parameters.ts";
import type { ServiceContext } from "./service-context.ts";
import { unseen } from "./unseen.ts";

/** Answers `GET /api/v2/documents/search`. */
export async function search({ url }: Call, { releases }: Sight, context: ServiceContext): Promise<JsonReply> {
  const { store, repositoryName } = context;
  const { origin, searchParams } = url;
  const state = await store.state();
  const viewer = { store, state, repositoryName, seesReleases: releases, now: context.now() };
  const seen = await findView(searchParams.get("ref") ?? "", viewer);
  if (seen.found !== "view") return unseen(seen.found, refOf(state), origin);
  const parsed = parseSearch(searchParams, state);
  if ("status" in parsed) return parsed;
  const { query, presentation } = parsed;
  const { documents, total } = await store.search(seen.view, query);
  const { view, ref } = seen;
  const mediaBaseUrl = context.mediaBaseUrl ?? origin;
  const results = await presentDocuments(documents, { ...presentation, store, view, ref, origin, mediaBaseUrl });
  return { status: 200, body: resultPage(results, total, query, url), headers: revalidated };
}

/** What a ref shows hardly ever changes, but who may see it does. */
const revalidated = { "cache-control": "no-cache" };
