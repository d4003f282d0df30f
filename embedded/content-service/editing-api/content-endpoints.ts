import type { Endpoint } from "../http/endpoint.ts";
import { documentBody } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { documentIn, withOverlay } from "./find-overlay.ts";
import type { OverlayKind } from "./overlay-endpoints.ts";
import { putDocument } from "./put-document.ts";
import { okOrRefusal } from "../write-api/responses.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { withBody } from "../write-api/with-body.ts";
import { writtenResponse } from "./document-responses.ts";
import { showEditable } from "./show-editable.ts";

/** Endpoints that show, put, archive or reset a document of a release or draft. */
export function contentEndpoints({ kind, path }: OverlayKind, context: EditingContext): readonly Endpoint[] {
  const { store } = context;
  const one = `${path}/:id/documents/:document`;
  const put = withBody(documentBody, (body, request) =>
    withOverlay(kind, store, (overlay) => putDocument(overlay, request, body, context))(request),
  );
  const reset = withOverlay(kind, store, async ({ id }, request) => {
    const document = documentIn(request);
    return okOrRefusal(await store.resetDocument(id, document, readEdit(request)), { id: document });
  });
  const archive = withOverlay(kind, store, async ({ id }, request) => {
    const document = documentIn(request);
    return writtenResponse(await store.archiveDocument(id, document, readEdit(request)), id, document, store);
  });
  const show = withOverlay(kind, store, (overlay, request) => showEditable(overlay, request, context));
  return [
    { method: "GET", path: one, handle: show },
    { method: "PUT", path: one, handle: put },
    { method: "DELETE", path: one, handle: reset },
    { method: "POST", path: `${one}/archive`, handle: archive },
  ];
}
