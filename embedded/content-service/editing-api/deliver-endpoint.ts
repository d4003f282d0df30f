import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import * as v from "valibot";
import type { Endpoint } from "../http/endpoint.ts";
import { presentDocuments } from "../present/present-documents.ts";
import type { PresentContext } from "../present/present-context.ts";
import { writeRef } from "../refs/write-ref.ts";
import { withAddressTag } from "../store/address-tag.ts";
import type { StoredDocument } from "../store/document.ts";
import type { Overlay } from "../store/state.ts";
import { ok } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import { documentId, writtenMembers } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { publishedState } from "./published-state.ts";
import { acceptBody } from "./put-document.ts";
import { stubFinder } from "./translation-group.ts";

/** A document in the middle of an edit: members that a put would refuse have their default. */
const deliverBody = v.looseObject({
  id: documentId,
  type: writtenMembers.type,
  lang: writtenMembers.lang,
  uid: v.fallback(writtenMembers.uid, null),
  title: v.fallback(writtenMembers.title, ""),
  tags: v.fallback(writtenMembers.tags, []),
  data: writtenMembers.data,
  /** Id of the release or draft in which links are resolved. The published documents for one that does not exist. */
  overlay: v.optional(v.string()),
});

type DeliverBody = v.InferOutput<typeof deliverBody>;

/**
 * The endpoint that shows the body of a put as `/api/v2` would show the document after it, without a change. Values that
 * a put would refuse count as empty.
 */
export function deliverEndpoint(context: EditingContext): Endpoint {
  const handle = withBody(deliverBody, (body, request) => deliver(body, request, context));
  return { method: "POST", path: "/editing/deliver", handle };
}

async function deliver(body: DeliverBody, request: HonoRequest, context: EditingContext): Promise<JsonReply> {
  const { store } = context;
  const named = body.overlay === undefined ? undefined : await store.overlay(body.overlay);
  const overlay = named ?? publishedState;
  const [{ data }, dated, state] = await Promise.all([
    acceptBody(body, overlay, request, context),
    readDates(body, overlay, store),
    store.state(),
  ]);
  const { id, type, lang, uid, title, tags } = body;
  const document = withAddressTag({ id, type, lang, uid, title, tags, data, ...dated });
  const view = { master: state.master, overlay: named && { id: named.id, revision: named.revision } };
  const [presented] = await presentDocuments([document], {
    ...toWhole(request, context),
    view,
    ref: writeRef(state, named),
  });
  return ok(presented);
}

type Dated = Pick<StoredDocument, "translations" | "firstPublished" | "lastPublished">;

async function readDates({ id }: DeliverBody, overlay: Overlay, store: EditingContext["store"]): Promise<Dated> {
  const found = await (await stubFinder(overlay, store)).document(id);
  if (!found) return { translations: id, firstPublished: null, lastPublished: null };
  const { translations, firstPublished, lastPublished } = found;
  return { translations, firstPublished, lastPublished };
}

/** Presents all fields, and links without what they lead to. */
function toWhole(
  { url }: HonoRequest,
  { store, mediaBaseUrl = new URL(url).origin }: EditingContext,
): Omit<PresentContext, "view" | "ref"> {
  const { origin } = new URL(url);
  const selection = { fetch: undefined, fetchLinks: [], graphQuery: undefined, routes: [], brokenRoute: undefined };
  return { store, origin, mediaBaseUrl, ...selection };
}
