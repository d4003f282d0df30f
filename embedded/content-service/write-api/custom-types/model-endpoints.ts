import type * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
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
  const update = withBody(schema, async (model) => {
    const refusal = await store.updateModel(kind, model);
    return refusal ? errorResponse(422, refusal.message) : noContent;
  });
  return [
    { method: "GET", path, handle: async () => ok(await store.models(kind)) },
    { method: "GET", path: `${path}/:id`, handle: (request) => showModel(kind, request.param("id"), store) },
    { method: "POST", path: `${path}/insert`, handle: insert },
    { method: "POST", path: `${path}/update`, handle: update },
    { method: "DELETE", path: `${path}/:id`, handle: (request) => deleteModel(kind, request.param("id"), store) },
  ];
}

async function showModel(kind: ModelKind, id: string | undefined, store: ModelContext["store"]): Promise<JsonReply> {
  const model = (await store.models(kind)).find((one) => one.id === id);
  return model ? ok(model) : errorResponse(404, `There is no model "${id}".`);
}

async function deleteModel(kind: ModelKind, id: string | undefined, store: ModelContext["store"]): Promise<JsonReply> {
  const refusal = await store.deleteModel(kind, id ?? "");
  if (!refusal) return noContent;
  return refusal.refused === "conflict" ? hasDocumentsResponse(refusal) : refusalResponse(refusal);
}

/** Refuses the deletion of a custom type that has documents. */
export function hasDocumentsResponse({ message }: Refusal): JsonReply {
  return { status: 403, body: { message, error: message, hasExistingDocuments: true } };
}
