import type { Endpoint } from "../../http/endpoint.ts";
import type { WriteContext } from "../write-context.ts";
import { changeAsset } from "./change-asset.ts";
import { createTag } from "./create-tag.ts";
import { listAssets } from "./list-assets.ts";
import { shownTag } from "./shown-asset.ts";
import { uploadAsset } from "./upload-asset.ts";
import { ok } from "../reply.ts";

/** Prismic's Asset API, as its clients call it. */
export function assetEndpoints(context: WriteContext): readonly Endpoint[] {
  const { store } = context;
  return [
    { method: "POST", path: "/asset-api/assets", answer: uploadAsset(context) },
    { method: "GET", path: "/asset-api/assets", answer: listAssets(context) },
    { method: "PATCH", path: "/asset-api/assets/:id", answer: changeAsset(context) },
    { method: "POST", path: "/asset-api/tags", answer: createTag(context) },
    {
      method: "GET",
      path: "/asset-api/tags",
      answer: async () => ok({ items: (await store.assetTags()).map(shownTag) }),
    },
  ];
}
