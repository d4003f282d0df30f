import * as v from "valibot";
import type { CatalogItem } from "../store/catalog-store.ts";

const json = v.pipe(v.string(), v.parseJson());

export const itemRow = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    image_url: v.nullable(v.string()),
    last_update: v.number(),
    blob: json,
  }),
  v.transform(({ image_url: imageUrl, last_update: lastUpdate, ...rest }): CatalogItem => ({
    ...rest,
    imageUrl,
    lastUpdate,
  })),
);

export const keyedBlob = v.pipe(
  v.object({ key: v.string(), blob: json }),
  v.transform(({ key, blob }): readonly [string, unknown] => [key, blob]),
);
