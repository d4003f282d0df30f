import type { Models } from "../models/models.ts";
import { type ModelSource, readModels } from "../models/read-models.ts";
import { type ContentSchema, createSchema } from "./create-schema.ts";

const known = new WeakMap<Models, ContentSchema>();

/** The schema of a store's models, made once for each of their revisions. */
export async function readSchema(store: ModelSource): Promise<ContentSchema> {
  const models = await readModels(store);
  const schema = known.get(models) ?? createSchema(models);
  known.set(models, schema);
  return schema;
}
