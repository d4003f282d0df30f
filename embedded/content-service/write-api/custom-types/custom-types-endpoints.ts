import * as v from "valibot";
import type { Endpoint } from "../../http/endpoint.ts";
import type { ModelChange, ModelKind } from "../../store/model-store.ts";
import { noContent, errorResponse, refusalResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { hasDocumentsResponse, modelEndpoints } from "./model-endpoints.ts";
import { customTypeModel, sliceModel } from "./model-schemas.ts";

/** Endpoints of Prismic's Custom Types API. */
export function customTypesEndpoints(context: Pick<WriteContext, "store">): readonly Endpoint[] {
  return [
    ...modelEndpoints({ path: "/custom-types-api/customtypes", kind: "customtype", schema: customTypeModel }, context),
    ...modelEndpoints({ path: "/custom-types-api/slices", kind: "slice", schema: sliceModel }, context),
    { method: "POST", path: "/custom-types-api/bulk-update", handle: bulkUpdate(context) },
  ];
}

const identified = v.object({ id: v.string() });

const change = v.variant("type", [
  v.object({ type: v.picklist(["CUSTOM_TYPE_INSERT", "CUSTOM_TYPE_UPDATE"]), payload: customTypeModel }),
  v.object({ type: v.picklist(["SLICE_INSERT", "SLICE_UPDATE"]), payload: sliceModel }),
  v.object({ type: v.picklist(["CUSTOM_TYPE_DELETE", "SLICE_DELETE"]), payload: identified }),
]);

/** Makes all changes, or none when one is refused. */
function bulkUpdate({ store }: Pick<WriteContext, "store">) {
  return withBody(v.object({ changes: v.array(change) }), async (body) => {
    const changes = body.changes.map(toModelChange);
    const refusal = await store.changeModels(changes);
    if (!refusal) return noContent;
    if (refusal.refused === "not-found") return errorResponse(422, refusal.message);
    return (await inserted(changes)) ? refusalResponse(refusal) : hasDocumentsResponse(refusal);
  });

  /** True when an inserted model exists; the only other conflict is a type with documents. */
  async function inserted(changes: readonly ModelChange[]): Promise<boolean> {
    const known = { customtype: await store.models("customtype"), slice: await store.models("slice") };
    return changes.some((one) => one.change === "insert" && known[one.kind].some(({ id }) => id === one.model.id));
  }
}

function toModelChange({ type, payload }: v.InferOutput<typeof change>): ModelChange {
  const kind: ModelKind = type.startsWith("SLICE") ? "slice" : "customtype";
  if (type.endsWith("DELETE")) return { change: "delete", kind, id: payload.id };
  return { change: type.endsWith("INSERT") ? "insert" : "update", kind, model: payload };
}
