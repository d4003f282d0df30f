import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Endpoint } from "../http/endpoint.ts";
import { timestamp } from "../present/timestamp.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent } from "../store/document.ts";
import { isRefusal } from "../store/refusal.ts";
import { toContent } from "../store/to-content.ts";
import { created, ok, refusalResponse } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import { noDocument, presentRevised, tagged, writtenResponse } from "./document-responses.ts";
import { editableData } from "./editable-data.ts";
import type { EditingContext } from "./editing-context.ts";
import { documentIn } from "./find-overlay.ts";
import { publishAlone } from "./publish-alone.ts";
import { publishedState } from "./published-state.ts";
import { showEditable } from "./show-editable.ts";
import { newOverlay } from "./new-overlay.ts";
import { readPublishEdit } from "./overlay-responses.ts";

const one = "/editing/documents/:document";

/** Where a version is restored to: an overlay that exists, a new release, or the published state. */
const restoreBody = v.union(
  [
    v.strictObject({ release: v.string() }),
    v.strictObject({ draft: v.string() }),
    v.strictObject({ label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)) }),
    v.strictObject({ publish: v.literal(true) }),
  ],
  'it needs the id of a "release" or "draft", the "label" of a new release, or "publish": true',
);

type RestoreBody = v.InferOutput<typeof restoreBody>;

/** Endpoints for published documents: show, list versions and saves, restore one, unpublish. */
export function historyEndpoints(context: EditingContext): readonly Endpoint[] {
  const { store } = context;
  const restore = withBody(restoreBody, async (body, request) => {
    const content = await versionIn(request, store);
    return content ? restoreVersion(content, body, request, context) : noVersion(request);
  });
  const unpublish = async (request: HonoRequest) => {
    const document = documentIn(request);
    const { expected, ...edit } = readPublishEdit(request);
    const change = (overlay: string) => store.archiveDocument(overlay, document, { ...edit, expected });
    return publishAlone(`Unpublish ${document}`, change, edit, context);
  };
  return [
    { method: "GET", path: one, handle: (request) => showEditable(publishedState, request, context) },
    { method: "GET", path: `${one}/versions`, handle: (request) => listVersions(documentIn(request), store) },
    { method: "GET", path: `${one}/saves`, handle: (request) => listSaves(documentIn(request), store) },
    { method: "GET", path: `${one}/versions/:revision`, handle: (request) => showVersion(request, context) },
    { method: "POST", path: `${one}/versions/:revision/restore`, handle: restore },
    { method: "POST", path: `${one}/unpublish`, handle: unpublish },
  ];
}

async function listVersions(document: string, store: ContentStore): Promise<JsonReply> {
  const versions = await store.publications(document);
  if (versions.length === 0) return refusalResponse(noDocument(document));
  const results = versions.map(({ removed, ...revised }, index) => ({
    ...presentRevised(revised),
    removed,
    published: index === 0 && !removed,
  }));
  return ok({ results });
}

async function listSaves(document: string, store: ContentStore): Promise<JsonReply> {
  const saves = await store.saves(document);
  return ok({ results: saves.map(({ at, ...save }) => ({ ...save, at: timestamp(at) })) });
}

async function showVersion(request: HonoRequest, context: EditingContext): Promise<JsonReply> {
  const content = await versionIn(request, context.store);
  if (!content) return noVersion(request);
  return ok({ ...content, data: editableData(content.data, request, context), revision: revisionIn(request) });
}

async function restoreVersion(
  content: DocumentContent,
  body: RestoreBody,
  request: HonoRequest,
  context: EditingContext,
): Promise<JsonReply> {
  const { store } = context;
  const { expected, ...edit } = readPublishEdit(request);
  const put = (overlay: string) => store.putDocument(overlay, content, { ...edit, expected });
  if ("publish" in body) return publishAlone(`Revision ${revisionIn(request)}`, put, edit, context);
  if ("label" in body) return restoreToRelease(body.label, put, context);
  const id = "release" in body ? body.release : body.draft;
  return writtenResponse(await put(id), id, content.id, store);
}

/** Creates a release with the restored document, or nothing when the document is refused. */
async function restoreToRelease(
  label: string,
  put: (overlay: string) => ReturnType<ContentStore["putDocument"]>,
  { store }: EditingContext,
): Promise<JsonReply> {
  const overlay = { ...newOverlay("release"), label };
  await store.putOverlay(overlay);
  const result = await put(overlay.id);
  if (!isRefusal(result)) return tagged(created({ release: overlay.id, revision: result.revision }), result.revision);
  await store.deleteOverlay(overlay.id);
  return refusalResponse(result);
}

async function versionIn(request: HonoRequest, store: ContentStore): Promise<DocumentContent | undefined> {
  const found = await store.contentAt(documentIn(request), revisionIn(request));
  return found && toContent(found);
}

function noVersion(request: HonoRequest): JsonReply {
  const message = `"${documentIn(request)}" was never published or saved as revision ${request.param("revision")}: its versions and saves are listed without a number.`;
  return refusalResponse({ refused: "not-found", message });
}

/** Returns the number in the path; 0 for another text. */
function revisionIn(request: HonoRequest): number {
  const text = request.param("revision") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
