import type { Endpoint } from "../../http/endpoint.ts";
import type { WriteContext } from "../write-context.ts";
import { bulkUpdate } from "./bulk-update.ts";
import { customTypeModel } from "./custom-type-model.ts";
import { modelEndpoints } from "./model-endpoints.ts";
import { sliceModel } from "./slice-model.ts";

/** Prismic's Custom Types API, as its clients call it. */
export function customTypesEndpoints(context: Pick<WriteContext, "store">): readonly Endpoint[] {
  return [
    ...modelEndpoints({ path: "/custom-types-api/customtypes", kind: "customtype", schema: customTypeModel }, context),
    ...modelEndpoints({ path: "/custom-types-api/slices", kind: "slice", schema: sliceModel }, context),
    { method: "POST", path: "/custom-types-api/bulk-update", answer: bulkUpdate(context) },
  ];
}
