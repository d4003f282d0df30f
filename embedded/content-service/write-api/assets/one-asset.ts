import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Handle } from "../../http/endpoint.ts";
import type { Asset } from "../../store/asset-store.ts";
import { errorResponse, noContent, ok, refusalResponse } from "../responses.ts";
import type { WriteContext } from "../write-context.ts";
import { presentAssets } from "./present-asset.ts";

/** Passes a handler the asset that the path names as `:id`; responds 404 without one. */
export function withAsset(
  { store }: Pick<WriteContext, "store">,
  handle: (asset: Asset, request: HonoRequest) => Promise<JsonReply>,
): Handle {
  return async (request) => {
    const id = request.param("id") ?? "";
    const [asset] = await store.assets([id]);
    return asset ? handle(asset, request) : errorResponse(404, `There is no asset "${id}".`);
  };
}

export async function showAsset(asset: Asset, request: HonoRequest, context: WriteContext): Promise<JsonReply> {
  const [presented] = await presentAssets([asset], request, context);
  return ok(presented);
}

/** Deletes assets, also used ones with `?lose-uses`. */
export async function deleteAssets(
  ids: readonly string[],
  request: HonoRequest,
  { store }: Pick<WriteContext, "store">,
): Promise<JsonReply> {
  const refusal = await store.deleteAssets(ids, request.query("lose-uses") !== undefined);
  return refusal ? refusalResponse(refusal) : noContent;
}
