import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { mediaPrefix } from "../../accept/media-address.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { created, ok, refusalResponse } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { changeAsset } from "./change-asset.ts";
import { listAssets } from "./list-assets.ts";
import { deleteAssets, showAsset, withAsset } from "./one-asset.ts";
import { presentTag } from "./present-asset.ts";
import { maxFormSize, uploadAsset } from "./upload-asset.ts";

/** Endpoints of Prismic's Asset API. */
export function assetEndpoints(context: WriteContext): readonly Endpoint[] {
  const { store } = context;
  return [
    { method: "POST", path: "/asset-api/assets", maxBody: maxFormSize, handle: uploadAsset(context) },
    { method: "GET", path: "/asset-api/assets", handle: listAssets(context) },
    {
      method: "GET",
      path: "/asset-api/assets/:id",
      handle: withAsset(context, (asset, request) => showAsset(asset, request, context)),
    },
    {
      method: "GET",
      path: "/asset-api/assets/:id/uses",
      handle: withAsset(context, async (asset) => ok({ results: await store.assetUses(mediaPrefix(asset)) })),
    },
    { method: "PATCH", path: "/asset-api/assets/:id", handle: changeAsset(context) },
    {
      method: "DELETE",
      path: "/asset-api/assets/:id",
      handle: withAsset(context, ({ id }, request) => deleteAssets([id], request, context)),
    },
    {
      method: "POST",
      path: "/asset-api/assets/bulk-delete",
      handle: withBody(bulkBody, ({ ids }, request) => deleteAssets(ids, request, context)),
    },
    { method: "POST", path: "/asset-api/tags", handle: createTag(context) },
    {
      method: "GET",
      path: "/asset-api/tags",
      handle: async () => ok({ items: (await store.assetTags()).map(presentTag) }),
    },
  ];
}

const bulkBody = v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(1000, "must be at most 1000 ids")) });

const message = "must be 3 to 20 characters long";
const tagBody = v.object({ name: v.pipe(v.string(), v.minLength(3, message), v.maxLength(20, message)) });

function createTag({ store }: Pick<WriteContext, "store">) {
  return withBody(tagBody, async ({ name }) => {
    const tag = { id: randomUUID(), name, createdAt: epochNow() };
    const refusal = await store.putAssetTag(tag);
    return refusal ? refusalResponse(refusal) : created(presentTag(tag));
  });
}
