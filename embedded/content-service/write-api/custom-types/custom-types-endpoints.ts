import * as v from "valibot";
import type { Endpoint } from "../../http/endpoint.ts";
import type { ModelChange, ModelKind } from "../../store/model-store.ts";
import { noContent, errorResponse, refusalResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { modelEndpoints } from "./model-endpoints.ts";
import { hasDocumentsResponse } from "./model-endpoints.ts";
import { customTypeModel } from "./model-schemas.ts";
import { sliceModel } from "./model-schemas.ts";

/** Prismic's Custom Types API, as its clients call it. */
export function customTypesEndpoints(context: Pick<WriteContext, "store">): readonly Endpoint[] {
  return [
    ...modelEndpoints({ path: "/custom-types-api/customtypes", kind: "customtype", schema: customTypeModel }, context),
    ...modelEndpoints({ path: "/custom-types-api/slices", kind: "slice", schema: sliceModel }, context),
    { method: "POST", path: "/custom-types-api/bulk-update", answer: bulkUpdate(context) },
  ];
}

const identified = v.object({ id: v.string() });

const change = v.variant("type", [
  v.object({ type: v.picklist(["CUSTOM_TYPE_INSERT", "CUSTOM_TYPE_UPDATE"]), payload: customTypeModel }),
  v.object({ type: v.picklist(["SLICE_INSERT", "SLICE_UPDATE"]), payload: sliceModel }),
  v.object({ type: v.picklist(["CUSTOM_TYPE_DELETE", "SLICE_DELETE"]), payload: identified }),
]);

/** All of the changes or, when one is refused, none. */
function bulkUpdate({ store }: Pick<WriteContext, "store">) {
  return withBody(v.object({ changes: v.array(change) }), async (body) => {
    const changes = body.changes.map(toModelChange);
    const refusal = await store.changeModels(changes);
    if (!refusal) return noContent;
    if (refusal.refused === "not-found") return errorResponse(422, refusal.message);
    return (await inserted(changes)) ? refusalResponse(refusal) : hasDocumentsResponse(refusal);
  });

  /** Whether a model is inserted that is there already: the other conflict is that a type has documents. */
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
