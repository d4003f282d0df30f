import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import { readModels } from "../models/read-models.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { acceptData, type AcceptedData } from "../write-api/migration/accept-data.ts";
import { checkUid } from "../write-api/migration/check-identity.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { invalid, refusalResponse } from "../write-api/responses.ts";
import { completeContent } from "./complete-content.ts";
import { type DocumentBody, documentId } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { writtenResponse } from "./document-responses.ts";
import { storedData } from "./stored-data.ts";

/** Creates or replaces a document of a release or draft. `?merge` adds what others changed since the base of the body. */
export async function putDocument(
  overlay: Overlay,
  request: HonoRequest,
  body: DocumentBody,
  context: EditingContext,
): Promise<JsonReply> {
  const id = v.safeParse(documentId, request.param("document"));
  if (!id.success) return refusalResponse({ refused: "invalid", message: id.issues[0].message });
  const { data, details } = await acceptBody(body, overlay, request, context);
  if (details.length > 0) return invalid(details);
  const { store } = context;
  const content = await completeContent({ id: id.output, body: { ...body, data }, overlay }, store);
  if (isRefusal(content)) return refusalResponse(content);
  const write = request.query("merge") === undefined ? store.putDocument : store.mergeDocument;
  const result = await write(overlay.id, content, readEdit(request));
  return writtenResponse(result, overlay.id, content.id, store);
}

/** Validates the data of a body against its model. Without a model, only links and addresses are converted. */
export async function acceptBody(
  { type, uid, data }: Pick<DocumentBody, "type" | "uid" | "data">,
  overlay: Overlay,
  request: HonoRequest,
  context: Pick<EditingContext, "store" | "mediaBaseUrl">,
): Promise<AcceptedData> {
  const fields = (await readModels(context.store)).types.get(type);
  if (fields) {
    const { master } = await context.store.state();
    const accepted = await acceptData(data, fields, request, { ...context, view: { master, overlay } });
    return { ...accepted, details: [...checkUid(type, fields, uid), ...accepted.details] };
  }
  const { origin } = new URL(request.url);
  return { data: storedData(data, [context.mediaBaseUrl ?? origin, origin]), details: [] };
}
