import type * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Endpoint } from "../../http/endpoint.ts";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import { modelTag } from "../../store/model-tag.ts";
import type { Refusal } from "../../store/refusal.ts";
import { created, noContent, ok, errorResponse, refusalResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";

type ModelContext = Pick<WriteContext, "store">;

interface Models {
  readonly path: string;
  readonly kind: ModelKind;
  readonly schema: v.GenericSchema<unknown, StoredModel>;
}

/** Endpoints of single custom types or slices. */
export function modelEndpoints({ path, kind, schema }: Models, { store }: ModelContext): readonly Endpoint[] {
  const insert = withBody(schema, async (model) => {
    const refusal = await store.insertModel(kind, model);
    return refusal ? refusalResponse(refusal) : created(model);
  });
  const update = withBody(schema, async (model, request) => {
    const refusal = await store.changeModels([{ change: "update", kind, model, expected: tagsIn(request) }]);
    if (refusal?.refused === "stale") return refusalResponse(refusal);
    return refusal ? errorResponse(422, refusal.message) : noContent;
  });
  return [
    { method: "GET", path, handle: async () => ok(await store.models(kind)) },
    { method: "GET", path: `${path}/:id`, handle: (request) => showModel(kind, request.param("id"), store) },
    { method: "POST", path: `${path}/insert`, handle: insert },
    { method: "POST", path: `${path}/update`, handle: update },
    { method: "DELETE", path: `${path}/:id`, handle: (request) => deleteModel(kind, request, store) },
  ];
}

async function showModel(kind: ModelKind, id: string | undefined, store: ModelContext["store"]): Promise<JsonReply> {
  const model = (await store.models(kind)).find((one) => one.id === id);
  return model
    ? { ...ok(model), headers: { etag: modelTag(model) } }
    : errorResponse(404, `There is no model "${id}".`);
}

/** Returns the entity tags of `If-Match`; undefined without the header, which Prismic's clients do not send. */
function tagsIn(request: Pick<HonoRequest, "header">): readonly string[] | undefined {
  return request
    .header("if-match")
    ?.split(",")
    .map((tag) => tag.trim());
}

async function deleteModel(
  kind: ModelKind,
  request: HonoRequest,
  { changeModels }: Pick<ContentStore, "changeModels">,
): Promise<JsonReply> {
  const id = request.param("id") ?? "";
  const refusal = await changeModels([{ change: "delete", kind, id, expected: tagsIn(request) }]);
  if (!refusal) return noContent;
  return refusal.refused === "in-use" ? hasDocumentsResponse(refusal) : refusalResponse(refusal);
}

/** Refuses the deletion of a custom type that has documents. */
export function hasDocumentsResponse({ message }: Refusal): JsonReply {
  return { status: 403, body: { message, error: message, hasExistingDocuments: true } };
}
