import { epochNow } from "@tessera/runtime/epoch-now.ts";
import * as v from "valibot";
import type { Asset } from "../../store/asset-store.ts";
import { errorResponse, refusalResponse, ok } from "../responses.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { assetTexts, filename } from "./asset-texts.ts";
import { presentAssets } from "./present-asset.ts";

const changes = v.object({ ...assetTexts, filename: v.optional(filename), tags: v.optional(v.array(v.string())) });

/** Changes an asset; members that the body omits are unchanged. */
export function changeAsset(context: WriteContext) {
  const { store } = context;
  return withBody(changes, async (body, request) => {
    const id = request.param("id") ?? "";
    const [asset] = await store.assets([id]);
    if (!asset) return errorResponse(404, `There is no asset "${id}".`);
    const known = new Set((await store.assetTags()).map((tag) => tag.id));
    const unknown = body.tags?.find((tag) => !known.has(tag));
    if (unknown !== undefined) return errorResponse(400, `tags: there is no tag with the id "${unknown}"`);
    const changed = changedAsset(asset, body, epochNow());
    const refusal = await store.updateAsset(changed);
    if (refusal) return refusalResponse(refusal);
    const [presented] = await presentAssets([changed], request, context);
    return ok(presented);
  });
}

function changedAsset(
  asset: Asset,
  { alt, notes, credits, ...body }: v.InferOutput<typeof changes>,
  now: number,
): Asset {
  return {
    ...asset,
    filename: definedOr(body.filename, asset.filename),
    tags: definedOr(body.tags, asset.tags),
    alt: definedOr(alt, asset.alt),
    notes: definedOr(notes, asset.notes),
    credits: definedOr(credits, asset.credits),
    modifiedAt: now,
  };
}

function definedOr<T>(value: NoInfer<T> | undefined, before: T): T {
  return value === undefined ? before : value;
}
