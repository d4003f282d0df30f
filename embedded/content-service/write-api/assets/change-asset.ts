import * as v from "valibot";
import type { Asset } from "../../store/asset-store.ts";
import { problem, refusalReply, ok } from "../reply.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { assetTexts, filename } from "./asset-texts.ts";
import { shownAssets } from "./shown-asset.ts";

const changes = v.object({ ...assetTexts, filename: v.optional(filename), tags: v.optional(v.array(v.string())) });

/** What the body leaves out stays as it is. */
export function changeAsset(context: WriteContext) {
  const { store } = context;
  return withBody(changes, async (body, call) => {
    const id = call.segments.get("id") ?? "";
    const [asset] = await store.assets([id]);
    if (!asset) return problem(404, `There is no asset "${id}".`);
    const known = new Set((await store.assetTags()).map((tag) => tag.id));
    const unknown = body.tags?.find((tag) => !known.has(tag));
    if (unknown !== undefined) return problem(400, `tags: there is no tag with the id "${unknown}"`);
    const changed = changedAsset(asset, body, Date.now());
    const refusal = await store.updateAsset(changed);
    if (refusal) return refusalReply(refusal);
    const [shown] = await shownAssets([changed], call, context);
    return ok(shown);
  });
}

function changedAsset(
  asset: Asset,
  { alt, notes, credits, ...body }: v.InferOutput<typeof changes>,
  now: number,
): Asset {
  return {
    ...asset,
    filename: unless(body.filename, asset.filename),
    tags: unless(body.tags, asset.tags),
    alt: unless(alt, asset.alt),
    notes: unless(notes, asset.notes),
    credits: unless(credits, asset.credits),
    modifiedAt: now,
  };
}

function unless<T>(value: NoInfer<T> | undefined, before: T): T {
  return value === undefined ? before : value;
}
