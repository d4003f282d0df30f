import * as v from "valibot";
import type { Asset, AssetTag } from "../store/asset-store.ts";

const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export const assetRow = v.pipe(
  v.object({
    id: v.string(),
    filename: v.string(),
    content_type: v.string(),
    kind: v.picklist(["image", "video", "audio", "document"]),
    size: v.number(),
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
    alt: v.nullable(v.string()),
    notes: v.nullable(v.string()),
    credits: v.nullable(v.string()),
    tags: ids,
    created_at: v.number(),
    modified_at: v.number(),
  }),
  v.transform(({ content_type: contentType, created_at: createdAt, modified_at: modifiedAt, ...rest }): Asset => ({
    ...rest,
    contentType,
    createdAt,
    modifiedAt,
  })),
);

export const tagRow = v.pipe(
  v.object({ id: v.string(), name: v.string(), created_at: v.number() }),
  v.transform(({ created_at: createdAt, ...rest }): AssetTag => ({ ...rest, createdAt })),
);
