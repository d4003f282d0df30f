import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Handle } from "../../http/endpoint.ts";
import { ok, errorResponse } from "../responses.ts";
import type { WriteContext } from "../write-context.ts";
import { presentAssets } from "./present-asset.ts";

/** Number of assets on a page. */
const size = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1"),
    v.transform(Number),
    v.toMaxValue(100),
  ),
);

const parameters = v.object({
  pageSize: size,
  /** Another name of `pageSize`. */
  limit: size,
  cursor: v.optional(v.string(), ""),
  assetType: v.optional(v.picklist(["all", "image", "video", "audio", "document"]), "all"),
  keyword: v.optional(v.string(), ""),
});

/** Lists assets, the newest first. `cursor` of a response is a parameter of the next request. */
export function listAssets(context: WriteContext): Handle {
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const query = v.safeParse(parameters, Object.fromEntries(searchParams));
    if (!query.success)
      return errorResponse(400, `${v.getDotPath(query.issues[0]) ?? "query"}: ${query.issues[0].message}`);
    const ids = searchParams.getAll("ids");
    return ids.length > 0 ? byIds(ids, request, context) : onePage(query.output, request, context);
  };
}

async function byIds(ids: readonly string[], request: HonoRequest, context: WriteContext): Promise<JsonReply> {
  const assets = await context.store.assets(ids);
  const missing = ids.filter((id) => !assets.some((asset) => asset.id === id));
  const items = await presentAssets(assets, request, context);
  return ok({ items, total: items.length, missing_ids: missing, is_opensearch_result: false });
}

async function onePage(
  { cursor: after, assetType: kind, keyword, limit = 20, pageSize = limit }: v.InferOutput<typeof parameters>,
  request: HonoRequest,
  context: WriteContext,
): Promise<JsonReply> {
  const tags = new URL(request.url).searchParams.getAll("tags");
  const { assets, total } = await context.store.listAssets({ kind, keyword, tags, after, pageSize: pageSize + 1 });
  const presented = assets.slice(0, pageSize);
  const items = await presentAssets(presented, request, context);
  const more = assets.length > pageSize ? { cursor: presented.at(-1)?.id } : {};
  return ok({ items, total, ...more, is_opensearch_result: false });
}
