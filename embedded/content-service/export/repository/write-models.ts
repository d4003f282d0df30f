import { isDeepStrictEqual } from "node:util";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
import { type ExportRun, forEach } from "./export-run.ts";

export interface PlannedModel {
  readonly kind: ModelKind;
  readonly model: StoredModel;
  readonly change: "insert" | "update";
}

type Models = Readonly<Record<ModelKind, readonly StoredModel[]>>;

/** Returns the models that the repository does not have, or has otherwise. */
export function changedModels(
  kind: ModelKind,
  { models }: { readonly models: Models },
  target: { readonly models: Models },
): readonly PlannedModel[] {
  const present = new Map(target.models[kind].map((model) => [model.id, model]));
  return models[kind]
    .filter((model) => !isDeepStrictEqual(present.get(model.id), model))
    .map((model) => ({ kind, model, change: present.has(model.id) ? "update" : "insert" }));
}

const paths = { slice: "/slices", customtype: "/customtypes" } as const;

export async function writeModels(models: readonly PlannedModel[], run: ExportRun): Promise<void> {
  await forEach(models, { label: "model", toName: modelName }, run, async ({ kind, model, change }) => {
    await run.call({ api: "models", method: "POST", path: `${paths[kind]}/${change}`, body: model });
  });
}

function modelName({ kind, model }: PlannedModel): string {
  return `${kind} ${model.id}`;
}
