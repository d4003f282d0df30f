import type * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Endpoint, Handle } from "../../http/endpoint.ts";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
import type { Refusal } from "../../store/refusal.ts";
import { created, noContent, ok, errorResponse, refusalResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";

interface Models {
  readonly path: string;
  readonly kind: ModelKind;
  readonly schema: v.GenericSchema<unknown, StoredModel>;
}

/** Endpoints of single custom types or slices. */
export function modelEndpoints(
  { path, kind, schema }: Models,
  { store }: Pick<WriteContext, "store">,
): readonly Endpoint[] {
  const show: Handle = async (request) => {
    const id = request.param("id") ?? "";
    const model = (await store.models(kind)).find((one) => one.id === id);
    return model ? ok(model) : errorResponse(404, `There is no model "${id}".`);
  };
  const insert = withBody(schema, async (model) => {
    const refusal = await store.insertModel(kind, model);
    return refusal ? refusalResponse(refusal) : created(model);
  });
  const update = withBody(schema, async (model) => {
    const refusal = await store.updateModel(kind, model);
    return refusal ? errorResponse(422, refusal.message) : noContent;
  });
  const remove: Handle = async (request) => {
    const refusal = await store.deleteModel(kind, request.param("id") ?? "");
    if (!refusal) return noContent;
    return refusal.refused === "conflict" ? hasDocumentsResponse(refusal) : refusalResponse(refusal);
  };
  return [
    { method: "GET", path, handle: async () => ok(await store.models(kind)) },
    { method: "GET", path: `${path}/:id`, handle: show },
    { method: "POST", path: `${path}/insert`, handle: insert },
    { method: "POST", path: `${path}/update`, handle: update },
    { method: "DELETE", path: `${path}/:id`, handle: remove },
  ];
}

/** Refuses the deletion of a custom type that has documents. */
export function hasDocumentsResponse({ message }: Refusal): JsonReply {
  return { status: 403, body: { message, error: message, hasExistingDocuments: true } };
}
